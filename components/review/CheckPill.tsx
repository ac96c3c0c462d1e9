// Counts the questions only the traveller can settle; pressing it goes to the next one.
import { Check, ChevronDown, CircleAlert, Trash2 } from 'lucide-preact';
import { useEditing } from '../editing/editing.ts';
import { Icon } from '../parts/Icon.tsx';
import { useKeyOf } from '../parts/letter-keys.ts';
import { Menu } from '../parts/Menu.tsx';
import './check-pill.css';
import { t } from '../../lib/words/words.ts';

export function CheckPill({ many, onNext }: { many: number; onNext: () => void }) {
  const key = useKeyOf('n');
  if (many === 0) return null;
  return (
    <span class="check-pill-group">
      <button type="button" class="check-pill" onClick={onNext} {...key}>
        <Icon of={CircleAlert} size={14} />
        <span>
          {many} <span class="check-pill-words">{t('check.words')}</span>
        </span>
      </button>
      <Sweep many={many} />
    </span>
  );
}

/** Settles all of them at once; single ones are settled at their stop. */
function Sweep({ many }: { many: number }) {
  const editing = useEditing();
  if (!editing || many < 2) return null;
  const stops = new Set(editing.draft.questions.map(({ stopId }) => stopId)).size;
  const settle = (kind: 'keep-doubtful' | 'drop-doubtful') => () => {
    editing.focus.current = 'h1';
    editing.edit({ kind });
  };
  return (
    <Menu
      label={t('check.all')}
      icon={ChevronDown}
      class="check-sweep"
      entries={[
        { label: t('check.keepAll', { n: stops }), icon: Check, onPress: settle('keep-doubtful') },
        {
          label: t('check.removeAll', { n: stops }),
          icon: Trash2,
          isDestructive: true,
          onPress: settle('drop-doubtful'),
        },
      ]}
    />
  );
}
