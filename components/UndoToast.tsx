// What just went away, with the way back. It leaves by itself, but never from under the pointer or the focus.
import { useEffect, useState } from 'preact/hooks';
import { useEditing } from './editing.ts';
import './undo.css';
import { t } from '../lib/words/words.ts';

const stayMilliseconds = 6000;

export function UndoToast() {
  const editing = useEditing();
  const [isHeld, setHeld] = useState(false);
  const said = editing?.said;
  const hush = editing?.hush;
  const number = said?.number;
  useEffect(() => {
    if (number === undefined || isHeld || !hush) return;
    const timer = setTimeout(hush, stayMilliseconds);
    return () => clearTimeout(timer);
  }, [number, isHeld, hush]);
  if (!editing || !said?.offersUndo) return null;
  return (
    <div
      class="toast"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocusCapture={() => setHeld(true)}
      onBlurCapture={() => setHeld(false)}
    >
      <span class="toast-words">{said.words}</span>
      <button
        type="button"
        class="toast-action"
        onClick={() => {
          setHeld(false);
          editing.focus.current = 'h1';
          editing.undo();
        }}
      >
        {t('common.undo')}
      </button>
    </div>
  );
}
