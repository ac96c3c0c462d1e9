import type { SampleWords } from './article.ts';

export const en: SampleWords = {
  lang: 'en',
  title: 'Two slow days in Porto',
  byline: 'By Ines Calado',
  opening:
    'Porto is a city of stairs, and the best plan for it is a short one. We came with good shoes and no hurry. What follows is what we did, in the order we did it, with the times we wish somebody had told us.',
  map: 'Map',
  days: [
    {
      title: 'Day 1: The river, then uphill',
      picture: 'Houses above the river and the iron bridge',
      caption: 'The upper deck at noon. Drawing: Ines Calado',
      lead: 'Start low, while your legs are fresh. Everything on this day can be reached on foot.',
      stops: [
        ['Cais da Ribeira', 'coffee at the water before the boats wake up.'],
        ['Igreja de São Francisco', 'plain outside, all gold inside. Allow an hour.'],
        ['Ponte Luís I', 'cross on the upper deck and do not look at your phone.'],
        ['Jardim do Morro', 'lunch on the grass; the view is free.'],
      ],
    },
    {
      title: 'Day 2: Blue tiles and the sea',
      picture: 'A wall of blue tiles with an old door',
      caption: 'A doorway near the station. Drawing: Ines Calado',
      stops: [
        ['São Bento Station', 'twenty thousand tiles, before the first tour groups.'],
        ['Livraria Lello', 'book the first slot; by noon the staircase is a queue.'],
        ['Praia dos Ingleses', 'grilled fish with your shoes off.'],
        ['Farol de Felgueiras', 'the little lighthouse; waves come over the wall, so mind your coat.'],
      ],
    },
  ],
  closing: 'We took the old tram back along the river and had no plan for the evening, which was the point.',
};
