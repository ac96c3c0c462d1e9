import { vi } from 'vitest';
import type { PeopleActions } from '../../components/library/people-view.ts';

/** Records the actions on an itinerary's people. */
export const peopleActs = () =>
  ({
    onOpen: vi.fn(),
    onClose: vi.fn(),
    onAdd: vi.fn(),
    onRemove: vi.fn(),
    onLeave: vi.fn(),
    onMakeLink: vi.fn(),
    onCopyLink: vi.fn(),
    onWithdraw: vi.fn(),
    onAgain: vi.fn(),
  }) satisfies PeopleActions;
