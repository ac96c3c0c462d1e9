// Pages that are hard to read in an open browser, though their trips are simple.
import { photoWithPlace } from './photo-with-place.ts';

export interface HardPage {
  html: string | Uint8Array;
  /** The page's own Content-Security-Policy header. */
  policy?: string;
  /** The Content-Type header. */
  type?: string;
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
  '/blocks': {
    html: page(
      'A day in Kortrijk',
      `<style>.row { display: flex } .off { display: none }</style><article>${intro}<h2>Day 1</h2>
       <div class="row"><span class="when">09:00</span><b>Buda Island</b></div>
       <div><span class="when">11:00</span><b class="where">Broel Towers</b></div>
       <span class="off">Closed on Mondays</span>
       <span class="off"><p>${'In the evening we crossed the Leie and looked at the boats until it was dark. '.repeat(2)}</p></span></article>`,
    ),
  },
  '/long': {
    html: page(
      'Two days in Hasselt',
      `<article>${intro}${day(1, 'Japanse Tuin')}${day(2, 'Domein Bokrijk')}${'<p>And <i>on</i>.</p>'.repeat(30_000)}</article>`,
    ),
  },
  '/changing': {
    html: page(
      'Two days in Dinant',
      `<article id="trip">${intro}${day(1, 'Grotte la Merveilleuse')}${day(2, 'Rocher Bayard')}</article>
       <script>
         const trip = document.getElementById('trip');
         const whole = trip.innerHTML;
         setInterval(() => { trip.innerHTML = ''; trip.innerHTML = whole; document.title += '.'; }, 1);
       </script>`,
    ),
  },
  '/hostile': {
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>&lt;img src=x onerror=hit()&gt;A day in Tournai</title>
      <meta property="og:site_name" content="&lt;script&gt;hit()&lt;/script&gt;"><meta name="author" content="javascript:hit()">
      <meta name="__proto__" content="polluted"><meta name="constructor" content="polluted">
      <link rel="canonical" href="javascript:hit()">
      <script type="application/ld+json">{"@type":"TouristTrip","name":"<script>hit()</script>","__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}}}</script>
      <script type="application/ld+json">{"broken": [</script></head><body><article>${intro}<h2>Day 1</h2><ul>
      <li><b>09:00 Notre-Dame</b> &lt;img src=x onerror=hit()&gt;, <a href="javascript:hit()">the cathedral</a> we visited first</li>
      <li><b>10:00 Beffroi &lt;img src=x onerror=hit()&gt;</b>, up all the stairs</li>
      <li><b>11:00 Pont des Trous</b> &lt;/li&gt;&lt;svg onload=hit()&gt;</li></ul>
      <img src="javascript:hit()" data-src="javascript:hit()" alt="&quot;&gt;&lt;script&gt;hit()&lt;/script&gt;" width="800" height="600">
      <div itemscope itemtype="https://schema.org/Place"><span itemprop="__proto__">polluted</span><span itemprop="name">Beffroi</span></div>
      </article><script>globalThis.hits = 0; globalThis.hit = () => { hits += 1; };</script></body></html>`,
  },
  // Declared as UTF-8, but in Latin-1, with broken characters in between.
  '/broken-letters': {
    html: Buffer.concat([
      Buffer.from(page('Two days in Liège', `<article>${intro}${day(1, 'Montagne de Bueren')}`), 'latin1'),
      Buffer.from([0xff, 0xfe, 0xc3, 0x28, 0xed, 0xa0, 0x80, 0x00]),
      Buffer.from(
        `${day(2, 'Île Monsin')}</article><script>document.body.append('\\ud800 end')</script>`,
        'latin1',
      ),
    ]),
  },
  // Forms and documents return their fields as properties of the same names.
  '/named-like-properties': {
    html: page(
      'Two days in Spa',
      `<img name="querySelector" src="data:,"><img name="body" src="data:,"><form>
       ${['firstChild', 'nextSibling', 'childNodes', 'parentNode', 'parentElement', 'tagName', 'getAttribute', 'children'].map((name) => `<input name="${name}">`).join('')}
       <article>${intro}${day(1, 'Pouhon Pierre-le-Grand')}${day(2, 'Parc de Sept Heures')}</article></form>`,
    ),
  },
  '/photo': {
    html: page(
      'A day in Durbuy',
      `<article>${intro}<h2>Day 1</h2><img src="/photo.jpg" alt="The rock" width="800" height="600">
       <ul><li><b>09:00 La Falize</b>, the rock</li><li><b>11:00 Halle aux Blés</b>, the old market</li></ul></article>`,
    ),
  },
  '/photo.jpg': { html: photoWithPlace, type: 'image/jpeg' },
  '/selected': {
    html: page(
      'Three days in Namur',
      `<article>${intro}${day(1, 'Citadelle')}<div id="chosen">${day(2, 'Jardin du Mail')}</div>${day(3, 'La Marlagne')}</article>`,
    ),
  },
};
