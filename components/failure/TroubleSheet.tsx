// A failure of something that was asked for from the side: the screen below is as it was.

import type { Failure } from '../../lib/model/failure.ts';
import { explain } from '../../lib/words/explain.ts';
import { SaidSheet } from '../parts/SaidSheet.tsx';
import { headline } from './failure-words.ts';

export function TroubleSheet({ failure, onClose }: { failure: Failure; onClose: () => void }) {
  const { title, text } = explain(failure);
  return <SaidSheet title={headline(title)} text={text} onClose={onClose} />;
}
