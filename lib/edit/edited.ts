import type { Draft } from '../model/draft.ts';
import type { EditFailure } from '../model/failure.ts';
import type { Result } from '../model/result.ts';
import type { EditKind, EditOf } from './edit.ts';

/** The result of an edit. */
export type Edited = Result<Draft, EditFailure>;

/** One function per kind of edit. */
export type EditsOf<K extends EditKind> = { [N in K]: (draft: Draft, edit: EditOf<N>) => Edited };
