// Pure: no browser, no network, no clock.
// Headings that say how long: "Kyoto (3 days)", "Osaka – 2 days". The stays follow each other, so their days can be counted.
import { durationAtEnd } from './announced.ts';
import type { Line } from './lines.ts';
import type { Mark } from './marks.ts';

const fewestStays = 2;
// Where most headings of that level say nothing of the kind, it is an aside.
const leastShare = 0.5;

export function stayMarks(lines: Line[]): Mark[] {
  const stays = lines.flatMap((line) => {
    const days = line.carrier === 'heading' ? durationAtEnd(line.text) : undefined;
    return days ? [{ line, days }] : [];
  });
  const level = stays[0]?.line.level;
  const peers = lines.filter((line) => line.carrier === 'heading' && line.level === level).length;
  const together = stays.filter(({ line }) => line.level === level);
  if (together.length < fewestStays || together.length / peers < leastShare) return [];
  let next = 1;
  return together.map(({ line, days }) => {
    const number = next;
    next += days;
    const { block, start, end, carrier, text } = line;
    return {
      family: 'stay',
      carrier,
      block,
      start,
      end,
      number,
      span: days,
      title: text.trim(),
      level: level ?? 1,
    };
  });
}
