// Mutations of pages: tags are swapped, dropped, nested and given unexpected attributes.
import fc from 'fast-check';
import { anyTextChange, changeText, spot, type TextChange } from './mutate-text.ts';

const names = [
  'div',
  'p',
  'h1',
  'h2',
  'li',
  'ul',
  'table',
  'tr',
  'td',
  'a',
  'b',
  'br',
  'img',
  'span',
  'script',
]
  .concat(
    'style',
    'template',
    'svg',
    'math',
    'select',
    'textarea',
    'iframe',
    'noscript',
    'details',
    'article',
  )
  .concat(
    'body',
    'html',
    'head',
    'title',
    'base',
    'meta',
    'form',
    'frameset',
    'figure',
    'figcaption',
    'x-own',
  );
const attributes = [
  'hidden',
  'aria-hidden="true"',
  'style="display:none;font-size:1e9px"',
  'href="javascript:alert(1)"',
  'href="http://[::1"',
  'src="data:image/svg+xml,<svg/>" srcset=", , 1x,,a 2w b"',
  'src="//%zz" alt="\u0000"',
  'colspan="99999999" rowspan="-1"',
  'itemscope itemtype="https://schema.org/TouristTrip" itemprop="itinerary"',
  'itemscope itemref="a a b" id="a"',
  'lang="xx-\u0000-invalid-------"',
  'class="tab accordion day-1 menu comments"',
  'content="41.1;x" name="geo.position"',
  'datetime="2027-99-99T99"',
  'onload="alert(1)" role="presentation" open',
];
const inserted = [
  '<script type="application/ld+json">{"@context":"https://schema.org","@type":["Trip",{}],"itinerary":[[[null]]]}</script>',
  '<script type="application/ld+json">[{"@graph":{"@graph":{"@graph":[]}},"__proto__":{"polluted":1}}</script>',
  '<script type="application/ld+json">{"@type":"FlightReservation","reservationFor":{"departureTime":{},"departureAirport":7}}</script>',
  '<table><tr><td><table><tr><th>Day<td>1<tr></table>',
  '<base href="ht!tp://">',
  '<meta charset="utf-7"><meta property="og:title" content="">',
  '<a href="https://www.google.com/maps/@91,181,1z">map</a>',
  '<a href="geo:48.2,16.4;u=1e400?z=">here</a>',
  '<![CDATA[<p>]]><!-- <p> --!><!doctype x><?xml?>',
  '</body></html><p>after the end',
  '<p hidden>'.repeat(40),
  '<svg><title>x</title><foreignObject><p>in</p></foreignObject></svg>',
];

export type HtmlChange =
  | { how: 'rename'; at: number; name: string }
  | { how: 'untag'; at: number }
  | { how: 'attribute'; at: number; text: string }
  | { how: 'nest'; at: number; name: string; depth: number }
  | { how: 'insert'; at: number; text: string }
  | { how: 'text'; change: TextChange };

const place = fc.nat(9999);
const is = <K extends string>(how: K) => fc.constant(how);
const name = fc.constantFrom(...names);

export const anyHtmlChange: fc.Arbitrary<HtmlChange> = fc.oneof(
  fc.record({ how: is('rename'), at: place, name }),
  fc.record({ how: is('untag'), at: place }),
  fc.record({ how: is('attribute'), at: place, text: fc.constantFrom(...attributes) }),
  fc.record({ how: is('nest'), at: place, name, depth: fc.integer({ min: 1, max: 300 }) }),
  fc.record({ how: is('insert'), at: place, text: fc.constantFrom(...inserted) }),
  fc.record({ how: is('text'), change: anyTextChange }),
);

/** The tag at or after this position. */
function tagAt(html: string, at: number): { start: number; end: number; text: string } | undefined {
  const start = html.indexOf('<', spot(at, html.length));
  const end = start < 0 ? -1 : html.indexOf('>', start) + 1;
  return end > 0 ? { start, end, text: html.slice(start, end) } : undefined;
}

function changed(html: string, change: Exclude<HtmlChange, { how: 'text' }>): string {
  if (change.how === 'insert' || change.how === 'nest') {
    const at = tagAt(html, change.at)?.start ?? html.length;
    const text = change.how === 'insert' ? change.text : `<${change.name}>`.repeat(change.depth);
    return html.slice(0, at) + text + html.slice(at);
  }
  const tag = tagAt(html, change.at);
  if (!tag) return html;
  const written = {
    untag: () => '',
    rename: () =>
      tag.text.replace(/^<(\/?)[\w-]*/, (_, end: string) => `<${end}${'name' in change && change.name}`),
    attribute: () => tag.text.replace(/>$/, () => ` ${'text' in change && change.text}>`),
  }[change.how]();
  return html.slice(0, tag.start) + written + html.slice(tag.end);
}

export const changeHtml = (html: string, changes: HtmlChange[]): string =>
  changes.reduce(
    (text, change) => (change.how === 'text' ? changeText(text, [change.change]) : changed(text, change)),
    html,
  );
