// Words that say where a place is. A language is one line in each table; all are pieces of regular expressions.

/** Between a sight and the town it stands in: "Cadillac Ranch in Amarillo". */
export const inWords: Record<string, string> = {
  en: 'in|at',
  de: 'in|im',
  fr: 'à|au|en',
  es: 'en',
  it: 'a|in',
  pt: 'em|no|na',
  nl: 'in|te',
  da: 'i',
  sv: 'i|på',
};

/** Near a place, not in it: "a vineyard north of Siena". */
export const nearWords: Record<string, string> = {
  en: 'near|nearby|close to|next to|outside(?: of)?|(?:just )?(?:north|south|east|west)(?:[ -]?(?:east|west))? of',
  de: 'bei|nahe|unweit(?: von)?|in der Nähe von|(?:nördlich|südlich|östlich|westlich) von',
  fr: "près (?:de|du|d[’'])|à côté (?:de|du)|non loin de|au (?:nord|sud) de|à l[’'](?:est|ouest) de",
  es: 'cerca de|al (?:norte|sur|este|oeste) de|junto a',
  it: 'vicino (?:a|al)|a (?:nord|sud|est|ovest) di|nei pressi di',
  pt: 'perto (?:de|do|da)|ao (?:norte|sul|leste|oeste) de',
  nl: 'nabij|bij|vlak bij|ten (?:noorden|zuiden|oosten|westen) van',
};
