import type { DraftDay } from '../lib/model/draft.ts';
import { Known } from './Known.tsx';
import './day-heading.css';

interface Props {
  day: DraftDay;
  /** From 1. */
  number: number;
  /** Where the picture lies in this browser. */
  picture: string | undefined;
}

export function DayHeading({ day: { title, summary, image }, number, picture }: Props) {
  const credit = image?.value.credit;
  return (
    <div class="day-heading">
      <div class="day-words">
        <h2 class="day-title">{title ? <Known known={title} /> : `Day ${number}`}</h2>
        {summary && (
          <p class="day-summary">
            <Known known={summary} />
          </p>
        )}
        {picture && credit && <p class="day-credit">Photo: {credit}</p>}
      </div>
      {picture && image && <img class="day-picture" src={picture} alt={image.value.alt} />}
    </div>
  );
}
