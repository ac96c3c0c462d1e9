// The people of an itinerary, and links to it, as text. Only their ids are certain to be there.
import type { OpenLink, Person } from '../../lib/model/people.ts';
import { t } from '../../lib/words/words.ts';

export const nameOfPerson = ({ name, userId }: Person): string => name?.trim() || userId;

/** Services spell the role freely. */
export const isOwner = ({ role }: Pick<Person, 'role'>): boolean => role?.trim().toLowerCase() === 'owner';

/** "View and edit"; an unknown role shows the service's own word. */
export function roleOf(role: string | undefined): string | undefined {
  switch (role?.trim().toLowerCase()) {
    case 'owner':
      return t('library.people.owner');
    case 'editor':
      return t('library.people.editor');
    case 'viewer':
      return t('library.people.viewer');
    default:
      return role?.trim() || undefined;
  }
}

/** "You · Owner" */
export const lineOf = ({ role, isSelf }: Person): string | undefined =>
  [isSelf && t('library.people.you'), roleOf(role)].filter(Boolean).join(' · ') || undefined;

export const nameOfLink = ({ sharePlay, role }: OpenLink): string =>
  (!sharePlay && roleOf(role)) || t(sharePlay ? 'library.people.callLink' : 'library.people.link');
