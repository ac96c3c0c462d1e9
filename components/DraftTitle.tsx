import { Calendar, MapPin } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import type { Draft } from '../lib/model/draft.ts';
import { dateOfDay, dateRange } from './calendar-words.ts';
import { Icon } from './Icon.tsx';
import { Known } from './Known.tsx';
import './draft-title.css';

export function DraftTitle({ draft, children }: { draft: Draft; children: ComponentChildren }) {
  const { title, destination, startDate, days } = draft;
  const first = dateOfDay(startDate?.value, 0);
  const last = dateOfDay(startDate?.value, days.length - 1);
  return (
    <div class="draft-title">
      <h1 class="title clamped" tabIndex={-1} title={title.value}>
        <bdi>{title.value}</bdi>
      </h1>
      <div class="draft-meta">
        {destination && (
          <span class="draft-fact" translate={false}>
            <Icon of={MapPin} size={16} />
            <Known known={destination} />
          </span>
        )}
        {startDate && first && last && (
          <span class="draft-fact">
            <Icon of={Calendar} size={16} />
            <Known known={startDate} words={dateRange(first, last)} />
          </span>
        )}
        {children}
      </div>
    </div>
  );
}
