// A button that opens the browser's own choice of files.
import type { ComponentChildren } from 'preact';
import type { ButtonKind } from '../parts/Button.tsx';
import '../parts/button.css';
import './file-button.css';

/** What a booking may come as. A file of any other name is read too: its first bytes tell. */
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
          // The same file may be chosen again.
          event.currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <span class="button-label">{children}</span>
    </label>
  );
}
