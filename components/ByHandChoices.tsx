// The way on when a page gives nothing: three things that need no page.
import { ChevronRight, ClipboardPaste, type LucideIcon, MousePointerClick, Pencil } from 'lucide-preact';
import { Icon } from './Icon.tsx';
import { useTakeAlong } from './take-along.ts';

export function ByHandChoices() {
  const takeAlong = useTakeAlong();
  if (!takeAlong) return null;
  return (
    <>
      <Choice
        id="start-list"
        icon={ClipboardPaste}
        label="Paste a list"
        line="One stop a line, with times if you like"
        onPress={takeAlong.startFromList}
      />
      <Choice
        id="start-empty"
        icon={Pencil}
        label="Start an empty draft"
        line="Add days and stops yourself"
        onPress={takeAlong.startEmpty}
      />
      <p class="choice-hint">
        <Icon of={MousePointerClick} size={16} />
        Or select the part of the page that matters, and press Wayclip again.
      </p>
    </>
  );
}

interface ChoiceProps {
  id: string;
  icon: LucideIcon;
  label: string;
  line: string;
  onPress: () => void;
}

function Choice({ id, icon, label, line, onPress }: ChoiceProps) {
  return (
    <button type="button" id={id} class="choice" onClick={onPress}>
      <Icon of={icon} size={22} />
      <span class="choice-label">
        {label}
        <span class="choice-line">{line}</span>
      </span>
      <Icon of={ChevronRight} size={18} mirrors />
    </button>
  );
}
