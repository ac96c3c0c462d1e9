// The shared frame for adding and editing a stop: the form in place of the list, and the buttons to save or cancel.
import type { ComponentChildren } from 'preact';
import { t } from '../../lib/words/words.ts';
import { FormDays } from '../day/FormDays.tsx';
import type { Editing } from '../editing/editing.ts';
import { Button } from '../parts/Button.tsx';
import './stop-form.css';

interface Props {
  editing: Editing;
  /** Enter was pressed in one of its fields. */
  onSubmit: () => void;
  children: ComponentChildren;
}

export function StopForm({ editing, onSubmit, children }: Props) {
  return (
    <FormDays editing={editing}>
      <form
        class="stop-form"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
        <input type="submit" hidden />
      </form>
    </FormDays>
  );
}

interface ButtonsProps {
  saveWords: string;
  onSave: () => void;
  onCancel: () => void;
}

export function StopFormButtons({ saveWords, onSave, onCancel }: ButtonsProps) {
  return (
    <>
      <Button id="save-stop" kind="primary" onPress={onSave}>
        {saveWords}
      </Button>
      <Button onPress={onCancel}>{t('common.cancel')}</Button>
    </>
  );
}
