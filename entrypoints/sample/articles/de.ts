import type { SampleWords } from './article.ts';

export const de: SampleWords = {
  lang: 'de',
  title: 'Zwei ruhige Tage in Porto',
  byline: 'Von Ines Calado',
  opening:
    'Porto ist eine Stadt der Treppen, und der beste Plan für sie ist ein kurzer. Wir kamen mit guten Schuhen und ohne Eile. Hier steht, was wir gemacht haben, in dieser Reihenfolge und mit den Uhrzeiten, die wir gern vorher gekannt hätten.',
  map: 'Karte',
  days: [
    {
      title: 'Tag 1: Erst unten, dann bergauf',
      picture: 'Häuser über dem Fluss und die eiserne Brücke',
      caption: 'Das obere Deck am Mittag. Zeichnung: Ines Calado',
      lead: 'Fangt unten an, solange die Beine frisch sind. An diesem Tag geht alles zu Fuß.',
      stops: [
        ['Cais da Ribeira', 'Kaffee am Wasser, bevor die Boote aufwachen.'],
        ['Igreja de São Francisco', 'außen schlicht, innen ganz aus Gold. Plant eine Stunde ein.'],
        ['Ponte Luís I', 'geht über das obere Deck und lasst das Telefon in der Tasche.'],
        ['Jardim do Morro', 'Mittagessen auf der Wiese; die Aussicht kostet nichts.'],
      ],
    },
    {
      title: 'Tag 2: Blaue Kacheln und das Meer',
      picture: 'Eine Wand aus blauen Kacheln mit einer alten Tür',
      caption: 'Eine Tür am Bahnhof. Zeichnung: Ines Calado',
      stops: [
        ['Bahnhof São Bento', 'zwanzigtausend Kacheln, vor den ersten Gruppen.'],
        ['Livraria Lello', 'nehmt den ersten Termin; mittags ist die Treppe eine Schlange.'],
        ['Praia dos Ingleses', 'gegrillter Fisch, die Schuhe daneben.'],
        [
          'Farol de Felgueiras',
          'der kleine Leuchtturm; Wellen schlagen über die Mauer, also gebt auf den Mantel acht.',
        ],
      ],
    },
  ],
  closing:
    'Zurück ging es mit der alten Straßenbahn am Fluss entlang, und für den Abend gab es keinen Plan. So sollte es sein.',
};
