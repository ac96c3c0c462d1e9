import type { LucideIcon } from 'lucide-preact';
import { IconButton } from '../parts/IconButton.tsx';

interface Props {
  name: string;
  line?: string | undefined;
  isBusy: boolean;
  /** Left out if nothing can be done, or a change is under way. */
  action?: { icon: LucideIcon; label: string; onPress: () => void } | undefined;
}

/** Someone on an itinerary, or a link to it. */
export function PeopleRow({ name, line, isBusy, action }: Props) {
  return (
    <li class="people-row" aria-busy={isBusy}>
      <span class="people-words">
        <bdi class="people-name">{name}</bdi>
        {line && <bdi class="people-line">{line}</bdi>}
      </span>
      {isBusy && <span class="ring ring-inline" aria-hidden="true" />}
      {action && <IconButton {...action} />}
    </li>
  );
}
