// The title of a sheet, and its close button.
import { X } from 'lucide-preact';
import { IconButton } from './IconButton.tsx';
import './sheet-head.css';

interface Props {
  /** The sheet's `aria-labelledby` refers to it. */
  titleId: string;
  title: string;
  closeId: string;
  closeLabel: string;
  onClose: () => void;
  /** The title has the focus when the sheet opens, only so that it is read first. */
  isReadFirst?: boolean;
}

export function SheetHead({ titleId, title, closeId, closeLabel, onClose, isReadFirst = false }: Props) {
  return (
    <div class="sheet-head">
      <h2 id={titleId} class="sheet-title" {...(isReadFirst && { tabIndex: -1, 'data-first-focus': true })}>
        {title}
      </h2>
      <IconButton id={closeId} icon={X} label={closeLabel} onPress={onClose} />
    </div>
  );
}
