// The day pictures that travel along, small.
import type { DraftDay } from '../lib/model/draft.ts';
import type { DayPictures } from './DaysPart.tsx';
import './day-thumbs.css';

export function DayThumbs({ days, pictures }: { days: DraftDay[]; pictures: DayPictures | undefined }) {
  const thumbs = days.flatMap((day, index) => {
    const src = pictures?.get(day.id);
    return src ? [{ src, number: index + 1, alt: day.image?.value.alt ?? '' }] : [];
  });
  if (thumbs.length === 0) return null;
  return (
    <ul class="day-thumbs">
      {thumbs.map(({ src, number, alt }) => (
        <li key={number}>
          <img class="day-thumb" src={src} alt={alt} />
          <span class="day-thumb-name">Day {number}</span>
        </li>
      ))}
    </ul>
  );
}
