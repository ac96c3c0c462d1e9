import type { SampleWords } from './article.ts';

export const it: SampleWords = {
  lang: 'it',
  title: 'Due giorni tranquilli a Porto',
  byline: 'Di Ines Calado',
  opening:
    'Porto è una città di scale, e il piano migliore per vederla è un piano breve. Siamo arrivati con scarpe buone e senza fretta. Ecco che cosa abbiamo fatto, nell’ordine in cui l’abbiamo fatto e con gli orari che avremmo voluto sapere.',
  map: 'Mappa',
  days: [
    {
      title: 'Giorno 1: il fiume, poi in salita',
      picture: 'Case sopra il fiume e il ponte di ferro',
      caption: 'Il piano alto a mezzogiorno. Disegno: Ines Calado',
      lead: 'Cominciate dal basso, finché le gambe sono fresche. Oggi si arriva dappertutto a piedi.',
      stops: [
        ['Cais da Ribeira', 'un caffè sull’acqua prima che si sveglino le barche.'],
        ['Igreja de São Francisco', 'semplice fuori, tutta d’oro dentro. Calcolate un’ora.'],
        ['Ponte Luís I', 'attraversate in alto e lasciate il telefono in tasca.'],
        ['Jardim do Morro', 'pranzo sull’erba; la vista è gratis.'],
      ],
    },
    {
      title: 'Giorno 2: piastrelle blu e mare',
      picture: 'Un muro di piastrelle blu con una vecchia porta',
      caption: 'Una porta vicino alla stazione. Disegno: Ines Calado',
      stops: [
        ['Stazione di São Bento', 'ventimila piastrelle, prima dei primi gruppi.'],
        ['Livraria Lello', 'prenotate il primo turno; a mezzogiorno la scala è una coda.'],
        ['Praia dos Ingleses', 'pesce alla griglia, con le scarpe accanto.'],
        ['Farol de Felgueiras', 'il piccolo faro; le onde scavalcano il muro, attenti al cappotto.'],
      ],
    },
  ],
  closing:
    'Siamo tornati con il vecchio tram lungo il fiume, senza piani per la sera. Era proprio questo il bello.',
};
