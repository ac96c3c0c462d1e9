// A button that opens the browser's file picker.
import type { ComponentChildren } from 'preact';
import type { ButtonKind } from '../parts/Button.tsx';
import '../parts/button.css';
import './file-button.css';

/** The formats a booking may come in. Files with other names are read too: their first bytes tell the format. */
const kinds =
  '.pdf,.pkpass,.pkpasses,.eml,.html,.htm,.txt,.ics,.png,.jpg,.jpeg,.webp,.mp4,.mov,.webm,.mkv,application/pdf,message/rfc822,text/html,text/plain,text/calendar,image/png,image/jpeg,image/webp,video/*';

interface Props {
  id: string;
  kind: ButtonKind;
  onFiles: (files: File[]) => void;
  children: ComponentChildren;
}

export function FileButton({ id, kind, onFiles, children }: Props) {
  return (
    <label class={`button button-${kind} file-button`}>
      <input
        id={id}
        class="visually-hidden"
        type="file"
        multiple
        accept={kinds}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          // So that the same file can be chosen again.
          event.currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <span class="button-label">{children}</span>
    </label>
  );
}
