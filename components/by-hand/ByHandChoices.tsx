// The ways on when a page gives nothing; none of them needs a page.
import {
  ChevronRight,
  ClipboardPaste,
  FileText,
  type LucideIcon,
  MousePointerClick,
  Pencil,
} from 'lucide-preact';
import { t } from '../../lib/words/words.ts';
import { useTakeAlong } from '../export/take-along.ts';
import { Icon } from '../parts/Icon.tsx';

export function ByHandChoices({ hasPage }: { hasPage: boolean }) {
  const takeAlong = useTakeAlong();
  if (!takeAlong) return null;
  return (
    <>
      <Choice
        id="start-list"
        icon={ClipboardPaste}
        label={t('byHand.paste')}
        line={t('byHand.pasteLine')}
        onPress={takeAlong.startFromList}
      />
      <Choice
        id="start-empty"
        icon={Pencil}
        label={t('byHand.empty')}
        line={t('byHand.emptyLine')}
        onPress={takeAlong.startEmpty}
      />
      {takeAlong.convert && (
        <Choice
          id="start-convert"
          icon={FileText}
          label={t('convert.title')}
          line={t('convert.door')}
          onPress={takeAlong.convert}
        />
      )}
      {hasPage && <SelectHint />}
    </>
  );
}

function SelectHint() {
  return (
    <p class="choice-hint">
      <Icon of={MousePointerClick} size={16} />
      {t('byHand.hint')}
    </p>
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
