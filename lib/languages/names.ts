// Made of `languages/*.yml` by `npm run languages`: change those, not this.

/** What joins a second thing to the first: "We slept well, and the next day" goes on from its own sentence. None that is another word elsewhere ("i", "a"; "en" is Spanish and French for "in"). */
export const joinWords: Record<string, string> = {
  en: 'and|but|then|so',
  de: 'und|aber|dann',
  fr: 'et|mais|puis',
  es: 'y|pero|luego',
  it: 'e|ma|poi',
  pt: 'e|mas',
  nl: 'en(?= (?:de|het|we|wij|ik|toen|dan|daarna|kwam\\p{L}*|ging\\p{L}*|bereik\\p{L}*))|maar|toen',
  ca: 'però',
  cs: 'ale',
  pl: 'ale|oraz',
  sv: 'och|men',
  da: 'og|men',
  no: 'og|men',
  ru: 'и|но',
};

/** Between two names that belong together: "A and B". */
export const andWords: Record<string, string> = {
  en: 'and',
  de: 'und',
  fr: 'et',
  es: 'y',
  it: 'e',
  nl: 'en',
  ca: 'i',
  ja: 'と',
  zh: '和',
};

/** "La Torre" in a heading is "la Torre" in a sentence. */
export const articles: Record<string, string> = {
  en: 'the',
  de: 'der|die|das',
  fr: 'le|la|les',
  es: 'el|la|los|las',
  it: 'il|lo|la|gli|le',
  pt: 'os|as|o|a',
  nl: 'de|het',
};

/** Between a sight and the town it stands in: "Cadillac Ranch in Amarillo". */
export const inWords: Record<string, string> = {
  en: 'in|at',
  de: 'in|im',
  fr: 'à|au|en',
  es: 'en',
  it: 'a|in',
  pt: 'em|no|na',
  nl: 'in|te',
  sv: 'i|på',
  da: 'i',
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

/** Where trains and coaches stop, in a name: the rest of it is the town. */
export const stationNouns: Record<string, string> = {
  en: '(?:(?:central|main|north|south|east|west) )?(?:(?:train|railway|rail|bus|coach) )?station|(?:train|railway|bus|coach) (?:terminal|stop)|(?:railway )?junction|jn|jct',
  de: 'hauptbahnhof|busbahnhof|bahnhof|hbf|bhf|zob',
  fr: '(?:nouvelle |vieille )?gare(?: (?:routière|sncf|tgv|ferroviaire))?',
  es: 'estación(?: de (?:tren|trenes|autobuses|buses|ferrocarril))?|terminal de (?:ómnibus|buses|autobuses)',
  it: 'stazione(?: (?:ferroviaria|fs|centrale))?',
  pt: 'estação(?: (?:rodoviária|ferroviária))?|rodoviária',
  nl: 'station|treinstation|busstation|centraal',
  pl: 'dworzec',
  ja: '駅',
  zh: '火车站|火車站|高铁站|高鐵站|汽车站|客运站|車站|车站',
  sv: 'centralstation',
  no: 'stasjon|togstasjon',
  fi: 'rautatieasema',
  tr: 'otogar',
  ko: '버스터미널|터미널|역',
  id: 'stasiun',
};

/** Where a trip starts from, only where a page says it in so many words. The name follows. */
export const startsFrom: Record<string, string> = {
  en: '(?:starting|departing|departure|trip|itinerary|road trip|starts) from|(?:starting|departure|start) point\\s?[:：]|(?:start|departure|pick-?up)(?: city| location)?\\s?[:：]|we (?:flew|drove|left|set off|travelled|traveled|started) (?:out )?from|start(?:s|ed)? in',
  de: '(?:start|startpunkt|abfahrtsort|ausgangspunkt|abflug)\\s?[:：]|(?:start|los|abfahrt|abflug) (?:ging es )?(?:in|ab|von)|gestartet (?:in|von)',
  fr: '(?:départ|point de départ)\\s?[:：]|au départ de|départ de|partis? de',
  es: '(?:salida|punto de partida|inicio)\\s?[:：]|saliendo (?:de|desde)|salida desde|salimos (?:de|desde)|partiendo (?:de|desde)',
  it: '(?:partenza|punto di partenza)\\s?[:：]|partenza da|partiti da|con partenza da',
  pt: '(?:partida|saída|ponto de partida)\\s?[:：]|saindo de|partindo de|saída de|saímos de',
  nl: '(?:vertrek|startpunt)\\s?[:：]|vertrek (?:van|uit|vanaf)|vertrokken (?:van|uit|vanaf)',
  ja: '(?:出発地|出発点|スタート地点)\\s?[:：]',
  zh: '(?:出发地|起点|出发城市)\\s?[:：]',
};

/** Ends of a way that are no places, though towns bear the names: "from North to South". */
export const compass: Record<string, string> = {
  en: 'north|south|east|west|coast|shore|sea|top|start|dusk|dawn|sunrise',
  de: 'nord|norden|süd|süden|ost|osten|west|westen|küste|anfang',
  fr: 'nord|sud|est|ouest|mer',
  es: 'norte|sur|este|oeste|mar|costa',
  it: 'nord|sud|est|ovest|mare|costa',
  pt: 'norte|sul|leste|oeste|mar|costa',
  nl: 'noord|noorden|zuid|zuiden|oost|oosten|west|westen|kust',
  cs: 'severu|jihu|východu|západu|moře',
  pl: 'północy|południa|wschodu|zachodu|morza',
  sv: 'norr|söder|öster|väster',
  da: 'nord|syd|øst|vest',
};

/** The two ends of a way in a title. */
export const fromTo: Record<string, { before: string; between: string }> = {
  en: { before: 'from', between: 'to|through to|all the way to' },
  de: { before: 'von|ab', between: 'nach|bis|bis nach' },
  fr: { before: 'de|depuis', between: "à|vers|jusqu[’']à" },
  es: { before: 'de|desde', between: 'a|hasta' },
  it: { before: 'da', between: 'a|fino a' },
  pt: { before: 'de|desde', between: 'a|até|para' },
  nl: { before: 'van|vanaf|vanuit', between: 'naar|tot' },
  ca: { before: 'de|des de', between: 'a|fins a' },
  cs: { before: 'z|ze|od', between: 'do' },
  pl: { before: 'z|ze|od', between: 'do' },
  sv: { before: 'från', between: 'till' },
  da: { before: 'fra', between: 'til' },
};
