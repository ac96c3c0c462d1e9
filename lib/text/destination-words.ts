// Pure: no browser, no network, no clock.
// How titles say where a trip goes. `X` stands for the name; a language is one line in each table.

/** The longest first. Prepositions that are other words elsewhere ("a", "no") stand only with their noun.
 * The name follows: "3 days in X", "guide to X", "Roteiro em X". */
export const beforeName: Record<string, string> = {
  en: 'days? in|nights? in|weeks? in|hours? in|weekend in|guide to|trip to|itinerary for|itinerary in|itinerary of|visit to|around|through|exploring|in|to',
  de: 'tage in|tage auf|wochen in|stunden in|wochenende in|reise nach|rundreise durch|roadtrip durch|durch|nach|in|auf',
  fr: 'jours à|jours en|jours au|jours dans|semaines? en|week-end à|voyage en|voyage au|visiter|itinéraire en|à|en',
  es: 'días en|dias en|semanas? en|viaje a|viaje por|ruta por|qué ver en|en',
  it: 'giorni a|giorni in|giorni alle|settimane? in|viaggio in|itinerario in|cosa vedere a|in',
  pt: 'dias em|dias no|dias na|semanas? em|viagem para|roteiro em|roteiro de|em',
  nl: 'dagen in|dagen op|weken in|weekend in|reis naar|rondreis door|door|in',
};

/** The name precedes: "X itinerary", "X Reisebericht". */
export const afterName =
  'itinerary|travel guide|city guide|guide|road ?trip|trip|in \\d+ (?:days|hours)|in (?:one|two|three|four|five) days|reisebericht|rundreise|roadtrip|reiseroute|en \\d+ jours|en \\d+ días|in \\d+ giorni|in \\d+ tagen|em \\d+ dias|in \\d+ dagen';
