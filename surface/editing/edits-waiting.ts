import type { Failure } from '../../lib/model/failure.ts';

const passing = new Set<string>(['browser-full', 'own-fault', 'library-newer'] satisfies Failure['kind'][]);

/** Whether the failure can go away by itself: the edit is kept and retried with the next one. */
export const isPassing = ({ kind }: { kind: string }): boolean => passing.has(kind);

/** How a passing failure is reported: the edit is waiting, and may or may not outlast this window. */
export function meaningOf(failure: Failure, isWrittenDown: boolean): Failure {
  if (!isPassing(failure)) return failure;
  return {
    kind: 'edits-waiting',
    isFull: failure.kind === 'browser-full',
    isWrittenDown,
    ...('report' in failure && { report: failure.report }),
  };
}
