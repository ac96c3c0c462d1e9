// The entries of the Library as text. Any field from the service may be missing or have an unknown value.
import type { Clip } from '../../lib/model/clip.ts';
import type { Summary } from '../../lib/model/itinerary.ts';
import type { Listed } from '../../lib/model/listed.ts';
import { wholeDate } from '../../lib/words/dates.ts';
import { joinWithCommas } from '../../lib/words/listed.ts';
import { direction, many, t } from '../../lib/words/words.ts';
import { sizeOf } from '../explore/trip-words.ts';
import { isOwner } from './people-words.ts';

/** Isolates each part's direction: a name could otherwise pull the figures after it to its side. */
const apart = (part: string) =>
  direction() === 'rtl' || /[\u0590-\u08ff]/.test(part) ? `\u2068${part}\u2069` : part;

const joined = (parts: (string | undefined | false)[]): string =>
  parts.flatMap((part) => (part ? [apart(part)] : [])).join(' · ');

export const titleOfRow = ({ title, destination }: Summary): string =>
  title?.trim() || destination?.trim() || t('library.untitled');

/** "Lisbon, Portugal · 4 days, 19 stops" */
export function lineOfClip({ draft }: Clip): string {
  const stops = draft.days.reduce((sum, day) => sum + day.stops.length, 0);
  return joined([
    draft.destination?.value,
    joinWithCommas([many('counts.days', draft.days.length), many('counts.stops', stops)]),
  ]);
}

export const lineOfRow = (summary: Summary): string =>
  joined([summary.title?.trim() ? summary.destination?.trim() : undefined, sizeOf(summary)]);

/** "You can edit"; an unknown role shows the service's own word. */
function roleWords(role: string | undefined): string | undefined {
  switch (role?.trim().toLowerCase()) {
    case undefined:
    case '':
      return undefined;
    case 'owner':
      return t('library.role.owner');
    case 'editor':
      return t('library.role.editor');
    case 'viewer':
      return t('library.role.viewer');
    default:
      return role?.trim();
  }
}

function visibilityWords(visibility: string | undefined): string | undefined {
  switch (visibility?.trim().toLowerCase()) {
    case undefined:
    case '':
      return undefined;
    case 'private':
      return t('library.visibility.private');
    case 'shared':
      return t('library.visibility.shared');
    case 'public':
      return t('library.visibility.public');
    default:
      return visibility?.trim();
  }
}

/** "13 May 2027", from a date or a date-time. */
export function dayOf(text: string | undefined): string | undefined {
  const date = new Date(`${text?.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? undefined : wholeDate(date);
}

/** "Yours · Private · 13 May 2027" */
export const factsOf = ({ role, visibility, startDate, author }: Summary): string =>
  joined([
    roleWords(role) ?? (author?.name?.trim() && t('explore.by', { name: author.name.trim() })),
    visibilityWords(visibility),
    dayOf(startDate),
  ]);

/** Whether the traveller belongs to someone else's itinerary. A public one can be seen without belonging to it. */
export const isCompanion = ({ filters, summary: { role, visibility } }: Listed): boolean => {
  const isOthers = role !== undefined && !isOwner({ role });
  return isOthers && (filters.includes('shared') || visibility?.trim().toLowerCase() === 'shared');
};

/** Whether to offer changes: for any known role except viewer, as the service has the last word. */
export const mayChange = ({ role }: Pick<Summary, 'role'>): boolean => {
  const known = role?.trim().toLowerCase();
  return known !== undefined && known !== '' && known !== 'viewer' && known !== 'none';
};
