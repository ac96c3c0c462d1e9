import type { Failure } from '../../lib/model/failure.ts';

const passing = new Set<string>(['browser-full', 'own-fault', 'library-newer'] satisfies Failure['kind'][]);

/** Nothing is wrong with the edit: it stays, and is tried again with the next one. */
export const mayPass = ({ kind }: { kind: string }): boolean => passing.has(kind);

/** A failure that may pass is told as what it means: the change waits, and whether it would outlast this window. */
export function meaningOf(failure: Failure, isWrittenDown: boolean): Failure {
  if (!mayPass(failure)) return failure;
  return {
    kind: 'edits-waiting',
    isFull: failure.kind === 'browser-full',
    isWrittenDown,
    ...('report' in failure && { report: failure.report }),
  };
}
