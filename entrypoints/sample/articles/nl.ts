import type { SampleWords } from './article.ts';

export const nl: SampleWords = {
  lang: 'nl',
  title: 'Twee rustige dagen in Porto',
  byline: 'Door Ines Calado',
  opening:
    'Porto is een stad van trappen, en het beste plan ervoor is een kort plan. We kwamen met goede schoenen en zonder haast. Dit is wat we deden, in de volgorde waarin we het deden en met de tijden die we graag vooraf hadden geweten.',
  map: 'Kaart',
  days: [
    {
      title: 'Dag 1: eerst de rivier, dan omhoog',
      picture: 'Huizen boven de rivier en de ijzeren brug',
      caption: 'Het bovenste dek om twaalf uur. Tekening: Ines Calado',
      lead: 'Begin beneden, zolang je benen fris zijn. Alles op deze dag is te voet te bereiken.',
      stops: [
        ['Cais da Ribeira', 'koffie aan het water voordat de boten wakker worden.'],
        ['Igreja de São Francisco', 'sober van buiten, een en al goud van binnen. Reken een uur.'],
        ['Ponte Luís I', 'steek boven over en laat je telefoon in je zak.'],
        ['Jardim do Morro', 'lunch in het gras; het uitzicht is gratis.'],
      ],
    },
    {
      title: 'Dag 2: blauwe tegels en de zee',
      picture: 'Een muur van blauwe tegels met een oude deur',
      caption: 'Een deur bij het station. Tekening: Ines Calado',
      stops: [
        ['Station São Bento', 'twintigduizend tegels, voor de eerste groepen uit.'],
        ['Livraria Lello', 'neem het eerste tijdslot; rond het middaguur is de trap een rij.'],
        ['Praia dos Ingleses', 'gegrilde vis, je schoenen ernaast.'],
        ['Farol de Felgueiras', 'de kleine vuurtoren; golven slaan over de muur, dus let op je jas.'],
      ],
    },
  ],
  closing:
    'Terug namen we de oude tram langs de rivier, en voor de avond was er geen plan. Dat was precies de bedoeling.',
};
