// Chooses which of the known services the form shows, or adds a new one.
import { Plus } from 'lucide-preact';
import { Icon } from '../../components/parts/Icon.tsx';
import type { KnownService } from '../../lib/browser/profile-store.ts';
import { t } from '../../lib/words/words.ts';
import '../../components/parts/chips.css';

interface Props {
  services: KnownService[];
  /** Undefined while a new one is being entered. */
  openId: string | undefined;
  onOpen: (id: string) => void;
  onAdd: () => void;
}

export function ServiceChips({ services, openId, onOpen, onAdd }: Props) {
  return (
    <fieldset class="chips">
      <legend class="visually-hidden">{t('services.which')}</legend>
      {services.map(({ id, profile }) => (
        <button key={id} type="button" class="chip" aria-pressed={id === openId} onClick={() => onOpen(id)}>
          <bdi>{profile.name}</bdi>
        </button>
      ))}
      <button
        type="button"
        id="add-service"
        class="chip chip-add"
        aria-pressed={openId === undefined}
        onClick={onAdd}
      >
        <Icon of={Plus} size={16} />
        {t('services.add')}
      </button>
    </fieldset>
  );
}
