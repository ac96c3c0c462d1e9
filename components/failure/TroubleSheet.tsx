// A failure of something that was asked for from the side: the screen below is as it was.

import type { Failure } from '../../lib/model/failure.ts';
import { explain, stepWords } from '../../lib/words/explain.ts';
import { Button } from '../parts/Button.tsx';
import { SheetDialog } from '../parts/SheetDialog.tsx';
import { headline } from './failure-words.ts';
import '../parts/by-hand.css';

export function TroubleSheet({ failure, onClose }: { failure: Failure; onClose: () => void }) {
  const { title, text } = explain(failure);
  return (
    <SheetDialog labelledBy="trouble-title" onClose={onClose}>
      <div class="by-hand-trouble" role="alert">
        <h2 id="trouble-title" class="by-hand-title">
          {headline(title)}
        </h2>
        <p class="lead">{text}</p>
      </div>
      <div class="surface-footer">
        <Button id="close-trouble" kind="primary" onPress={onClose}>
          {stepWords('go-on')}
        </Button>
      </div>
    </SheetDialog>
  );
}
