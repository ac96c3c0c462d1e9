// What a screen needs to edit the draft. Without this context, a screen only shows it.
import { createContext } from 'preact';
import { useContext, useLayoutEffect } from 'preact/hooks';
import type { Edit } from '../../lib/edit/edit.ts';
import type { Draft, StopCandidate } from '../../lib/model/draft.ts';
import type { ReviewView } from '../review/review-view.ts';

export interface Toast {
  words: string;
  /** Counts up, so that the same words can be announced twice. */
  number: number;
  offersUndo: boolean;
}

export interface Editing {
  draft: Draft;
  view: ReviewView;
  look: (view: ReviewView) => void;
  /** Edits of one `task` are undone together. */
  /** `since`: the draft as it was when the choice began, for edits that are chosen rather than typed. */
  edit: (edit: Edit, task?: string, since?: Draft) => void;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
  /** Undoes everything this task has changed. */
  giveUp: (task: string) => void;
  newId: () => string;
  /** What was just done, for screen readers and with a way to undo it. */
  toast: Toast | undefined;
  dismissToast: () => void;
  findPlaces?: (name: string) => Promise<StopCandidate[]>;
  /** The selector of the element to focus once it is drawn. */
  focus: { current: string | undefined };
}

export const EditingContext = createContext<Editing | undefined>(undefined);
export const useEditing = (): Editing | undefined => useContext(EditingContext);

export const stopSelector = (stopId: string): string => `[data-stop-id="${CSS.escape(stopId)}"] .stop-head`;

/** Returns from a form to the list; the focus goes to the stop the form was about. */
export function withoutTask({ task, ...view }: ReviewView, focus: Editing['focus']): ReviewView {
  if (task?.kind === 'find-places') focus.current = '#find-places';
  else if (task) focus.current = 'stopId' in task ? stopSelector(task.stopId) : '#add-stop';
  return view;
}

/** After each render, focuses the requested element if it is there. In a layout effect, or the next key would be lost. */
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
