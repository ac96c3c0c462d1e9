// What lets a screen change the draft. Without one around it, a screen only shows it.
import { createContext } from 'preact';
import { useContext, useLayoutEffect } from 'preact/hooks';
import type { Edit } from '../../lib/edit/edit.ts';
import type { Draft, StopCandidate } from '../../lib/model/draft.ts';
import type { ReviewView } from '../review/review-view.ts';

export interface Toast {
  words: string;
  /** Counts up, so that the same words can be said twice. */
  number: number;
  offersUndo: boolean;
}

export interface Editing {
  draft: Draft;
  view: ReviewView;
  look: (view: ReviewView) => void;
  /** Edits of one `task` are undone together. */
  /** `since`: the draft when the choice began, for what is chosen rather than typed. */
  edit: (edit: Edit, task?: string, since?: Draft) => void;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
  /** Takes back all that this task changed. */
  giveUp: (task: string) => void;
  newId: () => string;
  /** What was just done, for those who cannot see it and those who want it back. */
  toast: Toast | undefined;
  hush: () => void;
  findPlaces?: (name: string) => Promise<StopCandidate[]>;
  /** The selector of what takes the focus once it is drawn. */
  focus: { current: string | undefined };
}

export const EditingContext = createContext<Editing | undefined>(undefined);
export const useEditing = (): Editing | undefined => useContext(EditingContext);

export const stopSelector = (stopId: string): string => `[data-stop-id="${CSS.escape(stopId)}"] .stop-head`;

/** Back to the list; the focus goes to the stop that the form was about. */
export function withoutTask({ task, ...view }: ReviewView, focus: Editing['focus']): ReviewView {
  if (task?.kind === 'find-places') focus.current = '#find-places';
  else if (task) focus.current = 'stopId' in task ? stopSelector(task.stopId) : '#add-stop';
  return view;
}

/** With each drawing: what was asked for takes the focus, if it is there by now. At once, or the next key is lost. */
export function useWantedFocus(): void {
  const focus = useEditing()?.focus;
  useLayoutEffect(() => {
    const wanted = focus?.current;
    const found = wanted && document.querySelector<HTMLElement>(wanted);
    if (!focus || !found) return;
    focus.current = undefined;
    found.focus();
  });
}
