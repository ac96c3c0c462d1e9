// A question before something goes that cannot be brought back.
import { Button } from './Button.tsx';
import { SheetDialog } from './SheetDialog.tsx';
import './by-hand.css';

interface Props {
  title: string;
  text: string;
  /** What the button says that leaves everything as it is. */
  keepWord: string;
  /** What the button says that does it. */
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
