// Texts with times and places but no leg. Written for these tests.

export const notLegs: Record<string, string> = {
  'a French room with arrival and departure': `
# Hôtel des Arcades
Confirmation de réservation n° HA-4410
Arrivée : vendredi 3 juillet 2026 à partir de 15:00
Départ : lundi 6 juillet 2026 avant 11:00
Chambre : Double Standard, 3 nuits
Total : 390,00 €
A 10 minutes de l'aéroport
`,
  'a hired car': `
# Sunny Rent a Car
Booking number 88213
Pick-up  Faro Airport, 4 Jul 2026 10:00
Drop-off Faro Airport, 11 Jul 2026 09:00
`,
  'opening hours': `
# Museum of Tides
Open daily 9:00 – 17:00
Adults £12
`,
  'an invoice': `
Rechnung 2026-114
Rechnungsdatum: 14.04.2026
Lieferung: 20.04.2026 zwischen 08:00 und 12:00 Uhr
Gesamtbetrag 1.240,00 EUR
`,
};
