// A message the traveller has to see before going on, with nothing to decide.
import { stepWords } from '../../lib/words/explain.ts';
import { Button } from './Button.tsx';
import { SheetDialog } from './SheetDialog.tsx';
import './by-hand.css';

export function MessageSheet({ title, text, onClose }: { title: string; text: string; onClose: () => void }) {
  return (
    <SheetDialog labelledBy="trouble-title" onClose={onClose}>
      <div class="by-hand-trouble" role="alert">
        <h2 id="trouble-title" class="by-hand-title">
          {title}
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
