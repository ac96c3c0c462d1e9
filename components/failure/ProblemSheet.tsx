// A failure of an action beside the screen, which stays as it was.

import type { Failure } from '../../lib/model/failure.ts';
import { explain } from '../../lib/words/explain.ts';
import { MessageSheet } from '../parts/MessageSheet.tsx';
import { headline } from './failure-words.ts';

export function ProblemSheet({ failure, onClose }: { failure: Failure; onClose: () => void }) {
  const { title, text } = explain(failure);
  return <MessageSheet title={headline(title)} text={text} onClose={onClose} />;
}
