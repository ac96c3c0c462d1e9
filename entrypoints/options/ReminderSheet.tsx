// The reminders a service sends: one switch each, with the service's current setting.
import { useEffect, useState } from 'preact/hooks';
import type { ExploreProblem } from '../../components/explore/explore-view.ts';
import { ProblemBanner } from '../../components/explore/ProblemBanner.tsx';
import { SheetDialog } from '../../components/parts/SheetDialog.tsx';
import { SheetHead } from '../../components/parts/SheetHead.tsx';
import { Switch } from '../../components/parts/Switch.tsx';
import type { ConnectionInfo } from '../../lib/browser/messages.ts';
import { t } from '../../lib/words/words.ts';
import { askFor, type Background } from '../../surface/background-link.ts';

interface Props {
  account: ConnectionInfo;
  background: Background;
  /** `isRefused`: the service reserves them for its own apps. */
  onClose: (isRefused: boolean) => void;
  /** Signs in again. */
  onAgain: () => void;
}

export function ReminderSheet({ account, background, onClose, onAgain }: Props) {
  const { reminders, failure, turn, again } = useReminders(account.id, background, () => onClose(true));
  const { name, serviceName } = account;
  const names = reminders && Object.keys(reminders);
  return (
    <SheetDialog labelledBy="reminders-title" onClose={() => onClose(false)}>
      <SheetHead
        titleId="reminders-title"
        title={t('reminders.title', { name: name ?? serviceName })}
        closeId="close-reminders"
        closeLabel={t('common.close')}
        onClose={() => onClose(false)}
      />
      <div class="reminders" aria-busy={!reminders && !failure}>
        <p class="settings-line">{t('reminders.line', { service: serviceName })}</p>
        {!reminders && !failure && <p class="settings-line">{t('reminders.coming')}</p>}
        {names?.length === 0 && <p class="settings-line">{t('reminders.none')}</p>}
        {names?.map((each, index) => (
          <Switch
            key={each}
            id={`reminder-${index + 1}`}
            label={wordsOf(each)}
            isOn={reminders?.[each] === true}
            onTurn={(isOn) => void turn(each, isOn)}
          />
        ))}
        <div role="alert">
          {failure && (
            <ProblemBanner
              failure={failure}
              actions={{ onConnect: onAgain, onSettings: () => onClose(false) }}
              onTryAgain={again}
            />
          )}
        </div>
      </div>
    </SheetDialog>
  );
}

/** An unknown reminder shows the service's own name for it. */
function wordsOf(name: string): string {
  switch (name) {
    case 'dayBefore':
    case 'departures':
    case 'packing':
      return t(`reminders.name.${name}`);
    default:
      return name;
  }
}

function useReminders(id: string, background: Background, onRefused: () => void) {
  const [reminders, setReminders] = useState<Record<string, boolean>>();
  const [failure, setFailure] = useState<ExploreProblem>();
  const tell = (wrong: ExploreProblem) => (wrong.kind === 'forbidden' ? onRefused() : setFailure(wrong));
  const read = async () => {
    setFailure(undefined);
    const answer = await askFor(background, 'reminders.read', { id });
    if (answer.ok) setReminders(answer.value);
    else tell(answer.failure);
  };
  useEffect(() => void read(), [id]);
  /** The switch moves at once, and back if the service could not be told. */
  const turn = async (name: string, isOn: boolean) => {
    const show = (value: boolean) => setReminders((before) => ({ ...before, [name]: value }));
    show(isOn);
    setFailure(undefined);
    const answer = await askFor(background, 'reminders.change', { id, name, isOn });
    if (answer.ok) return;
    show(!isOn);
    tell(answer.failure);
  };
  return { reminders, failure, turn, again: () => void read() };
}
