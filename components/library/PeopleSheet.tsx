// The people of an itinerary: the list, and a form to add someone by their id at the service.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../../lib/words/words.ts';
import { Button } from '../parts/Button.tsx';
import { Field } from '../parts/Field.tsx';
import { SheetDialog } from '../parts/SheetDialog.tsx';
import { SheetHead } from '../parts/SheetHead.tsx';
import type { Companion } from './people-view.ts';

interface Props {
  onClose: () => void;
  /** The people who are on it already. */
  list: ComponentChildren;
  /** Left out for someone else's itinerary. */
  onAdd?: ((companion: Companion) => void) | undefined;
  /** Left out if the service has no web page a link could lead to. */
  children?: ((role: Companion['role']) => ComponentChildren) | undefined;
}

const roles = ['editor', 'viewer'] as const;

export function PeopleSheet({ onClose, list, onAdd, children }: Props) {
  const [role, setRole] = useState<Role>('viewer');
  return (
    <SheetDialog labelledBy="people-title" onClose={onClose}>
      <SheetHead
        titleId="people-title"
        title={t('library.people.title')}
        closeId="close-people"
        closeLabel={t('common.close')}
        onClose={onClose}
      />
      <div class="trip-sheet">{list}</div>
      {onAdd && <AddForm role={role} onRole={setRole} onAdd={onAdd} />}
      {children && <div class="trip-sheet">{children(role)}</div>}
    </SheetDialog>
  );
}

interface AddProps {
  role: Role;
  onRole: (role: Role) => void;
  onAdd: (companion: Companion) => void;
}

function AddForm({ role, onRole, onAdd }: AddProps) {
  const [userId, setUserId] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const submit = (event: Event) => {
    event.preventDefault();
    if (userId.trim()) onAdd({ userId: userId.trim(), role });
    else setEmpty(true);
  };
  return (
    <form class="trip-sheet" aria-labelledby="add-title" onSubmit={submit}>
      <h3 class="trip-day-title" id="add-title">
        {t('library.people.addTitle')}
      </h3>
      <Field
        id="companion-id"
        label={t('library.people.id')}
        value={userId}
        onInput={(typed) => {
          setUserId(typed);
          setEmpty(false);
        }}
        help={t('library.people.help')}
        {...(isEmpty && { problem: t('library.people.empty') })}
      />
      <RoleChoice role={role} onChoose={onRole} />
      <Button id="add-companion" kind="primary">
        {t('library.people.add')}
      </Button>
    </form>
  );
}

type Role = Companion['role'];

function RoleChoice({ role, onChoose }: { role: Role; onChoose: (role: Role) => void }) {
  return (
    <fieldset class="trip-choice-set">
      <legend class="field-label">{t('library.people.role')}</legend>
      {roles.map((each) => (
        <label key={each} class="trip-choice-line">
          <input type="radio" name="role" checked={role === each} onChange={() => onChoose(each)} />
          {t(each === 'editor' ? 'library.people.editor' : 'library.people.viewer')}
        </label>
      ))}
    </fieldset>
  );
}
