// Pure: no browser, no network, no clock.
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
