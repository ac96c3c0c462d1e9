// Which account drafts go to, where there is a choice.
import { Check, CircleUser } from 'lucide-preact';
import { t } from '../../lib/words/words.ts';
import { Menu } from '../parts/Menu.tsx';
import { chosenOf, useSendDesk } from './send-desk.ts';

export function AccountMenu() {
  const desk = useSendDesk();
  const chosen = chosenOf(desk?.accounts);
  if (!desk || !chosen || desk.accounts.length < 2) return null;
  const entries = desk.accounts.map(({ id, name }) => ({
    label: name,
    onPress: () => desk.onChooseAccount(id),
    ...(id === chosen.id && { icon: Check }),
  }));
  return <Menu label={t('leaves.goTo', { name: chosen.name })} icon={CircleUser} entries={entries} />;
}
