// Small versions of the day pictures that are sent.
import { useState } from 'preact/hooks';
import type { DraftDay } from '../../lib/model/draft.ts';
import type { DayPictures } from '../day/DaysPart.tsx';
import { LandscapeDrawing } from '../parts/LandscapeDrawing.tsx';
import './day-thumbs.css';
import { t } from '../../lib/words/words.ts';

export function DayThumbs({ days, pictures }: { days: DraftDay[]; pictures: DayPictures | undefined }) {
  // Their places are there before the pictures have loaded, so that nothing moves.
  const thumbs = days.flatMap(({ id, image }, index) =>
    image ? [{ id, number: index + 1, alt: image.value.alt, src: pictures?.get(id) }] : [],
  );
  if (thumbs.length === 0) return null;
  return (
    <ul class="day-thumbs">
      {thumbs.map(({ id, src, number, alt }) => (
        <li key={id}>
          <Thumb key={src} id={id} src={src} alt={alt} />
          <span class="day-thumb-name">{t('days.number', { day: number })}</span>
        </li>
      ))}
    </ul>
  );
}

function Thumb({ id, src, alt }: { id: string; src: string | undefined; alt: string }) {
  const [isBroken, setBroken] = useState(false);
  if (!src || isBroken)
    return (
      <span class="day-thumb">
        <LandscapeDrawing id={id} />
      </span>
    );
  return <img class="day-thumb" src={src} alt={alt} onError={() => setBroken(true)} />;
}
