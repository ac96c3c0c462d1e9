// Where a trip starts from, only where a page says it in so many words. The name follows; a language is one line.
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

/** The two ends of a way in a title: what stands before the first, and what between them. A language is one line. */
export const fromTo: Record<string, [before: string, between: string]> = {
  en: ['from', 'to|through to|all the way to'],
  de: ['von|ab', 'nach|bis|bis nach'],
  fr: ['de|depuis', "à|vers|jusqu[’']à"],
  es: ['de|desde', 'a|hasta'],
  it: ['da', 'a|fino a'],
  pt: ['de|desde', 'a|até|para'],
  nl: ['van|vanaf|vanuit', 'naar|tot'],
  da: ['fra', 'til'],
  sv: ['från', 'till'],
  pl: ['z|ze|od', 'do'],
  cs: ['z|ze|od', 'do'],
  ca: ['de|des de', 'a|fins a'],
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
  da: 'nord|syd|øst|vest',
  sv: 'norr|söder|öster|väster',
  pl: 'północy|południa|wschodu|zachodu|morza',
  cs: 'severu|jihu|východu|západu|moře',
};
