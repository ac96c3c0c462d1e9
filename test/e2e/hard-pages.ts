// Pages that are hard to read in an open browser, though their trips are plain.

export interface HardPage {
  html: string;
  /** The page's own policy, as its server sends it. */
  policy?: string;
}

const page = (title: string, body: string, attributes = 'lang="en"') =>
  `<!doctype html><html ${attributes}><head><meta charset="utf-8"><title>${title}</title></head><body>${body}</body></html>`;

const day = (number: number, ...stops: string[]) =>
  `<h2>Day ${number}</h2><ul>${stops.map((stop, index) => `<li><b>${9 + index}:00 ${stop}</b>, and a walk around it</li>`).join('')}</ul>`;

const intro =
  '<p>We came by boat, stayed longer than planned, and wrote down what we would do again, hour by hour.</p>';

const accordion = (number: number, stop: string) =>
  `<div class="item"><h3><button aria-expanded="false" aria-controls="p${number}">Day ${number}</button></h3>
   <div class="panel" id="p${number}"><ul><li><b>09:00 ${stop}</b>, before the crowds</li></ul></div></div>`;

export const hardPages: Record<string, HardPage> = {
  '/strict': {
    html: page(
      'Two days in Bruges',
      `<article>${intro}${day(1, 'Minnewater')}${day(2, 'Belfort')}</article>`,
    ),
    policy:
      "default-src 'none'; script-src 'none'; style-src 'none'; sandbox; require-trusted-types-for 'script'",
  },
  '/accordion': {
    html: page(
      'Two days in Antwerp',
      `<style>.panel { display: none } .menu { display: none }</style><article>${intro}
       <div class="menu"><a href="/a">Hidden menu link</a></div>
       ${accordion(1, 'Grote Markt')}${accordion(2, 'Cogels-Osylei')}</article>`,
    ),
  },
  '/lazy': {
    html: page(
      'A day in Mechelen',
      `<article>${intro}<h2>Day 1</h2>
       <img src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==" data-src="/lazy.jpg" alt="The tower" width="800" height="600">
       <ul><li><b>09:00 Sint-Rombouts</b>, the tower</li><li><b>11:00 Het Anker</b>, the brewery</li></ul></article>`,
    ),
  },
  '/shadow': {
    html: page(
      'Two days in Leuven',
      `<article>${intro}<trip-plan><template shadowrootmode="open"><section>${day(1, 'Oude Markt')}<slot></slot></section></template>${day(2, 'Park Abdij')}</trip-plan></article>`,
    ),
  },
  '/frame': {
    html: page(
      'Two days in Ostend',
      `<article>${intro}<iframe src="/frame-inside" width="600" height="400"></iframe></article>`,
    ),
  },
  '/frame-inside': {
    html: page(
      'Plan',
      `<p>${'Everything is near the water, so we went on foot. '.repeat(5)}</p>${day(1, 'Mercator')}${day(2, 'Fort Napoleon')}`,
    ),
  },
  '/right-to-left': {
    html: page(
      'يومان في القدس',
      `<article><p>مشينا كثيرا في المدينة القديمة ودوّنا ما نود أن نفعله مرة أخرى، ساعة بساعة.</p>${day(1, 'باب العامود')}${day(2, 'متحف إسرائيل')}</article>`,
      'lang="ar" dir="rtl"',
    ),
  },
  '/selected': {
    html: page(
      'Three days in Namur',
      `<article>${intro}${day(1, 'Citadelle')}<div id="chosen">${day(2, 'Jardin du Mail')}</div>${day(3, 'La Marlagne')}</article>`,
    ),
  },
};
