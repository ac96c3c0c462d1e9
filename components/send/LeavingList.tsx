// What is sent to the service, line by line, and what stays.

import {
  CalendarDays,
  Image,
  ImageOff,
  type LucideIcon,
  Luggage,
  MapPin,
  Receipt,
  Type,
} from 'lucide-preact';
import type { SendSummary } from '../../lib/model/send-summary.ts';
import { byteWords } from '../../lib/words/byte-words.ts';
import { joinWithCommas } from '../../lib/words/listed.ts';
import { many } from '../../lib/words/words.ts';
import { Icon } from '../parts/Icon.tsx';
import './leaving.css';

interface Line {
  icon: LucideIcon;
  words: string;
  /** The draft's own title, shown in its own direction. */
  isTitle?: boolean;
}

const linesOf = (leaving: SendSummary): Line[] => [
  { icon: Type, words: leaving.title, isTitle: true },
  { icon: CalendarDays, words: many('counts.days', leaving.days) },
  { icon: MapPin, words: many('leaves.stops', leaving.stops) },
  ...(leaving.packing > 0 ? [{ icon: Luggage, words: many('leaves.packing', leaving.packing) }] : []),
  ...(leaving.expenses > 0 ? [{ icon: Receipt, words: many('leaves.expenses', leaving.expenses) }] : []),
  ...pictureLine(leaving),
  ...(leaving.staying > 0 ? [{ icon: ImageOff, words: many('leaves.staying', leaving.staying) }] : []),
];

function pictureLine({ pictures, pictureBytes, wanted, missing }: SendSummary): Line[] {
  const words = joinWithCommas([
    pictures > 0 && many('leaves.pictures', pictures, { size: byteWords(pictureBytes) }),
    wanted > 0 && many('leaves.wanted', wanted),
    missing > 0 && many('leaves.missing', missing),
  ]);
  return words ? [{ icon: Image, words }] : [];
}

/** "4 days, 14 stops, 3 pictures (208 kB)" */
export const leavingWords = ({ days, stops, pictures, pictureBytes }: SendSummary): string =>
  joinWithCommas([
    many('counts.days', days),
    many('counts.stops', stops),
    pictures > 0 && many('leaves.pictures', pictures, { size: byteWords(pictureBytes) }),
  ]);

export function LeavingList({ leaving }: { leaving: SendSummary }) {
  return (
    <ul class="leaving-list">
      {linesOf(leaving).map(({ icon, words, isTitle }) => (
        <li key={words} class="leaving-line">
          <Icon of={icon} size={18} />
          {isTitle ? <bdi class="leaving-title">{words}</bdi> : <span>{words}</span>}
        </li>
      ))}
    </ul>
  );
}
