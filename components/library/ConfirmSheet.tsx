// A question before something goes that cannot be brought back.
import { t } from '../../lib/words/words.ts';
import { Button } from '../Button.tsx';
import { SheetDialog } from '../SheetDialog.tsx';

interface Props {
  title: string;
  text: string;
  /** What the button says that does it. */
  word: string;
  onConfirm: () => void;
  onClose: () => void;
}

export function ConfirmSheet({ title, text, word, onConfirm, onClose }: Props) {
  return (
    <SheetDialog labelledBy="confirm-title" onClose={onClose}>
      <div class="library-confirm">
        <h2 id="confirm-title" class="library-empty-title">
          {title}
        </h2>
        <p class="lead">{text}</p>
        <p class="library-find-ways">
          <Button id="keep-it" onPress={onClose}>
            {t('library.image.keep')}
          </Button>
          <Button id="confirm" kind="destructive" onPress={onConfirm}>
            {word}
          </Button>
        </p>
      </div>
    </SheetDialog>
  );
}
