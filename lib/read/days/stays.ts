// Headings that give the length of a stay: "Kyoto (3 days)", "Osaka – 2 days". Stays follow each other, so days can be
// counted.
import { durationAtEnd } from './announced.ts';
import type { Line } from './lines.ts';
import type { Mark } from './marks.ts';

const minStays = 2;
// Where most headings of that level give no length, it is an aside.
const minShare = 0.5;

export function stayMarks(lines: Line[]): Mark[] {
  const stays = lines.flatMap((line) => {
    const isTitle = line.carrier === 'heading' || line.carrier === 'bold';
    const days = isTitle ? durationAtEnd(line.text) : undefined;
    return days ? [{ line, days }] : [];
  });
  const { level, carrier } = stays[0]?.line ?? {};
  const isPeer = (line: Line) => line.carrier === carrier && line.level === level;
  const peers = lines.filter(isPeer).length;
  const together = stays.filter(({ line }) => isPeer(line));
  if (together.length < minStays || together.length / peers < minShare) return [];
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
      ...(level !== undefined && { level }),
    };
  });
}
