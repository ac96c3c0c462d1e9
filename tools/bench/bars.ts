// Draws the figures as a bar chart: a bar for each, its goal as a line across it, its spread as a thin line along it.
import { type Figure, isMet, short } from './figure.ts';

const width = 960;
const left = 350;
const right = 70;
const rowHeight = 30;
const headHeight = 40;
const top = 92;
/** A logarithmic axis from a tenth to a hundred: ratios are compared by factors, not by differences. */
const ticks = [0.1, 0.3, 1, 3, 10, 30, 100];

const colours = {
  met: '#0d5c6b',
  missed: '#b4690e',
  plain: '#7a9aa0',
  line: '#dfdcd3',
  ink: '#1a2224',
  soft: '#5f696a',
};

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The x position of a ratio; beyond the axis it is put at the end. */
function placeOf(ratio: number): number {
  const [least = 0.1, most = 100] = [ticks[0], ticks.at(-1)];
  const share = (Math.log10(ratio) - Math.log10(least)) / (Math.log10(most) - Math.log10(least));
  return left + Math.min(1, Math.max(0, share)) * (width - left - right);
}

function text(x: number, y: number, words: string, more = ''): string {
  return `<text x="${x.toFixed(1)}" y="${y}" ${more}>${escaped(words)}</text>`;
}

/** With a pale outline, so that it is visible on a dark bar. */
function spreadLine([from, to]: [number, number], y: number): string[] {
  const way = `M${placeOf(from).toFixed(1)} ${y}H${placeOf(to).toFixed(1)}`;
  return [
    `<path d="${way}" stroke="#fffefc" stroke-width="4" stroke-opacity="0.7"/>`,
    `<path d="${way}" stroke="${colours.ink}" stroke-width="1.5"/>`,
  ];
}

function bar(figure: Figure, y: number): string[] {
  const { name, ratio, spread, goal } = figure;
  const end = placeOf(ratio);
  const met = isMet(figure);
  const colour = met === undefined ? colours.plain : met ? colours.met : colours.missed;
  const middle = y + rowHeight / 2;
  const reach = spread ? Math.max(end, placeOf(spread[1])) : end;
  return [
    text(left - 14, middle + 4, name, 'text-anchor="end"'),
    `<rect x="${left}" y="${y + 7}" width="${(end - left).toFixed(1)}" height="${rowHeight - 14}" rx="3" fill="${colour}"/>`,
    ...(spread ? spreadLine(spread, middle) : []),
    ...(goal === undefined
      ? []
      : [
          `<path d="M${placeOf(goal).toFixed(1)} ${y + 2}V${y + rowHeight - 2}" stroke="${colours.ink}" stroke-width="2" stroke-dasharray="3 2"/>`,
        ]),
    text(
      Math.max(reach, goal === undefined ? 0 : placeOf(goal)) + 8,
      middle + 4,
      `× ${short(ratio)}`,
      'font-weight="600"',
    ),
  ];
}

export function barsOf(figures: Figure[]): string {
  const rows: string[] = [];
  let y = top;
  for (const [part, all] of Map.groupBy(figures, (figure) => figure.part)) {
    rows.push(text(24, y + 26, part, `font-size="17" font-family="Georgia, serif" fill="${colours.ink}"`));
    y += headHeight;
    for (const figure of all) {
      rows.push(...bar(figure, y));
      y += rowHeight;
    }
  }
  const axis = ticks.map((tick) => {
    const x = placeOf(tick).toFixed(1);
    const isOne = tick === 1;
    return `<path d="M${x} ${top - 6}V${y}" stroke="${isOne ? colours.soft : colours.line}"/>${text(Number(x), top - 14, `× ${tick}`, `text-anchor="middle" fill="${colours.soft}"`)}`;
  });
  const legend = 'dashed: the goal · thin line: the middle half of the single ratios · less is better';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${y + 44}" width="${width}" height="${y + 44}" font-family="system-ui, sans-serif" font-size="13" fill="${colours.ink}">`,
    `<rect width="100%" height="100%" fill="#fffefc"/>`,
    text(24, 36, 'Wayclip, measured beside others', `font-size="22" font-family="Georgia, serif"`),
    ...axis,
    ...rows,
    text(24, y + 28, legend, `fill="${colours.soft}"`),
    '</svg>',
    '',
  ].join('\n');
}
