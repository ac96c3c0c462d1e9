import type { Failure } from '../../lib/model/failure.ts';

const passing = new Set<string>(['browser-full', 'own-fault', 'library-newer'] satisfies Failure['kind'][]);

/** Nothing is wrong with the edit: it stays, and is tried again with the next one. */
export const mayPass = ({ kind }: { kind: string }): boolean => passing.has(kind);

/** What a failure that may pass means to a traveller: the change waits, and may or may not outlast this window. */
export function meaningOf(failure: Failure, isWrittenDown: boolean): Failure {
  if (!mayPass(failure)) return failure;
  return {
    kind: 'edits-waiting',
    isFull: failure.kind === 'browser-full',
    isWrittenDown,
    ...('report' in failure && { report: failure.report }),
  };
}
