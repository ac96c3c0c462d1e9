// Asks before something that cannot be undone.
import { Button } from './Button.tsx';
import { SheetDialog } from './SheetDialog.tsx';
import './by-hand.css';

interface Props {
  title: string;
  text: string;
  /** The button that changes nothing. */
  keepWord: string;
  /** The button that goes ahead. */
  word: string;
  onConfirm: () => void;
  onClose: () => void;
}

export function ConfirmSheet({ title, text, keepWord, word, onConfirm, onClose }: Props) {
  return (
    <SheetDialog labelledBy="confirm-title" onClose={onClose}>
      <div class="by-hand-trouble">
        <h2 id="confirm-title" class="by-hand-title">
          {title}
        </h2>
        <p class="lead">{text}</p>
      </div>
      <div class="surface-footer">
        <Button id="keep-it" onPress={onClose}>
          {keepWord}
        </Button>
        <Button id="confirm" kind="destructive" onPress={onConfirm}>
          {word}
        </Button>
      </div>
    </SheetDialog>
  );
}
