// Someone else comes along: added to an itinerary by their id at the service.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../../lib/words/words.ts';
import { Button } from '../parts/Button.tsx';
import { Field } from '../parts/Field.tsx';
import { SheetDialog } from '../parts/SheetDialog.tsx';
import { SheetHead } from '../parts/SheetHead.tsx';
import type { Companion } from './library-view.ts';

interface Props {
  onClose: () => void;
  onAdd: (companion: Companion) => void;
  /** Left out where the service has no page for people that a link could lead to. */
  children?: ((role: Companion['role']) => ComponentChildren) | undefined;
}

const roles = ['editor', 'viewer'] as const;

export function PeopleSheet({ onClose, onAdd, children }: Props) {
  const [userId, setUserId] = useState('');
  const [role, setRole] = useState<Role>('viewer');
  const [isEmpty, setEmpty] = useState(false);
  const submit = (event: Event) => {
    event.preventDefault();
    if (userId.trim()) onAdd({ userId: userId.trim(), role });
    else setEmpty(true);
  };
  return (
    <SheetDialog labelledBy="people-title" onClose={onClose}>
      <SheetHead
        titleId="people-title"
        title={t('library.people.title')}
        closeId="close-people"
        closeLabel={t('common.cancel')}
        onClose={onClose}
      />
      <form class="trip-sheet" onSubmit={submit}>
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
        <RoleChoice role={role} onChoose={setRole} />
        <Button id="add-companion" kind="primary">
          {t('library.people.add')}
        </Button>
      </form>
      {children && <div class="trip-sheet">{children(role)}</div>}
    </SheetDialog>
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
