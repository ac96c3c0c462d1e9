// What a sheet is about, and the way out of it.
import { X } from 'lucide-preact';
import { IconButton } from './IconButton.tsx';
import './sheet-head.css';

interface Props {
  /** By which the sheet is named to those who hear it. */
  titleId: string;
  title: string;
  closeId: string;
  closeLabel: string;
  onClose: () => void;
  /** Takes the focus when the sheet opens, only to be read first. */
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
