// Pages of one day that look as if they had more.
import type { Telling } from './page.ts';

export const oneDay: Telling[] = [
  {
    how: 'one day of a series, with links to the others',
    lang: 'en',
    days: 1,
    title: 'Camino Day 12: Burgos to Hornillos',
    body: '<p>We left Burgos in the dark. ~</p><p>The Meseta begins at Tardajos. ~</p><p>Next: <a href="/13">Day 13</a>. Before: <a href="/11">Day 11</a>.</p>',
  },
  {
    how: 'a mention of another day',
    lang: 'en',
    days: 1,
    title: 'A walk in Delft',
    body: '<p>We began at the Oude Kerk. ~</p><p>By day 2 of the festival the square would be full, the baker said. ~</p><p>We ended at the Prinsenhof. ~</p>',
  },
  {
    how: 'opening days',
    lang: 'en',
    days: 1,
    title: 'A morning in Maastricht',
    body: '<p>Start at Dominicanen. ~</p><p>Open: Monday to Saturday 10-18, Sunday 12-18.</p><p>The market is on Wednesday and Friday. ~</p><p>End at Bonnefanten. ~</p>',
  },
  {
    how: 'parts of one day',
    lang: 'en',
    days: 1,
    title: 'One day in Basel',
    body: '<h2>Morning</h2><p>Kunstmuseum. ~</p><h2>Afternoon</h2><p>Tinguely Museum. ~</p><h2>Evening</h2><p>Rhine swim at Letten. ~</p>',
  },
  {
    how: 'a numbered list of sights',
    lang: 'en',
    days: 1,
    title: 'Top 5 sights of Bologna',
    body: '<h2>1. Piazza Maggiore</h2><p>~</p><h2>2. Le due Torri</h2><p>~</p><h2>3. Santo Stefano</h2><p>~</p><h2>4. San Luca</h2><p>~</p><h2>5. Quadrilatero</h2><p>~</p>',
  },
  {
    how: 'comments with dates',
    lang: 'en',
    days: 1,
    title: 'Day trip to Versailles',
    body: '<p>We took the RER C. ~</p><p>The gardens first, then the Trianon. ~</p><div id="comments"><h3>Comments</h3><p>Anna, 3 May 2019</p><p>Lovely!</p><p>Ben, 4 May 2019</p><p>Thanks!</p><p>Carl, 5 May 2019</p><p>Nice.</p></div>',
  },
  {
    how: 'what follows tomorrow',
    lang: 'en',
    days: 1,
    title: 'Saturday in Leipzig',
    body: '<p>We met at the Nikolaikirche. ~</p><p>The Völkerschlachtdenkmal in the afternoon. ~</p><p>Tomorrow we go home. See you next week!</p>',
  },
  {
    how: 'a history in years',
    lang: 'en',
    days: 1,
    title: 'A walk through Coventry',
    body: '<p>On 14 November 1940 the cathedral burned. ~</p><p>On 25 May 1962 the new one was opened. ~</p><p>Walk on to Spon Street. ~</p>',
  },
  {
    how: 'ein Tag mit Uhrzeiten',
    lang: 'de',
    days: 1,
    title: 'Ein Tag in Passau',
    body: '<h3>9 Uhr: Dom</h3><p>~</p><h3>12 Uhr: Veste Oberhaus</h3><p>~</p><h3>16 Uhr: Dreiflüsseeck</h3><p>~</p>',
  },
  {
    how: 'une journée avec horaires',
    lang: 'fr',
    days: 1,
    title: 'Une journée à Colmar',
    body: '<p>Le matin, la Petite Venise. ~</p><p>Fermé le lundi et le mardi.</p><p>L’après-midi, le musée Unterlinden. ~</p>',
  },
  {
    how: '日帰り',
    lang: 'ja',
    days: 1,
    title: '鎌倉日帰り散歩',
    body: '<p>鎌倉駅から鶴岡八幡宮へ。~</p><p>長谷寺と高徳院。~</p><p>営業日は月曜日から土曜日。</p>',
  },
  {
    how: 'chapters of chapters, numbered like dates',
    lang: 'zh',
    days: 1,
    title: '西湖一日',
    body: '<p>1.1 断桥</p><p>~</p><p>1.2 白堤</p><p>~</p><p>1.3 孤山</p><p>~</p><p>2.1 苏堤</p><p>~</p><p>2.2 雷峰塔</p><p>~</p>',
  },
];
