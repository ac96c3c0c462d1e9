// What a sheet promises, replaced by the outcome of a press.
import { Check, type LucideIcon } from 'lucide-preact';
import { Icon } from '../parts/Icon.tsx';
import './export-sheet.css';

interface Props {
  icon: LucideIcon;
  promise: string;
  /** The outcome of the last press: "Saved Lisbon.ics". */
  outcome?: string | undefined;
}

export function PromiseLine({ icon, promise, outcome }: Props) {
  return (
    <p class={`export-promise${outcome ? ' export-said' : ''}`} role="status">
      <Icon of={outcome ? Check : icon} size={16} />
      {outcome || promise}
    </p>
  );
}
