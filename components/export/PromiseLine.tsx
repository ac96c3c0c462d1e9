// What a sheet promises, until a press came to something.
import { Check, type LucideIcon } from 'lucide-preact';
import { Icon } from '../parts/Icon.tsx';
import './export-sheet.css';

interface Props {
  icon: LucideIcon;
  promise: string;
  /** What came of the last press: "Saved Lisbon.ics". */
  said?: string | undefined;
}

export function PromiseLine({ icon, promise, said }: Props) {
  return (
    <p class={`export-promise${said ? ' export-said' : ''}`} role="status">
      <Icon of={said ? Check : icon} size={16} />
      {said || promise}
    </p>
  );
}
