// A stop the traveller adds by hand. It is in the draft from its first letter on; Cancel takes it out again.
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { StopFields } from '../lib/edit/edit.ts';
import { placeOfStop } from '../lib/edit/find-in.ts';
import { Button } from './Button.tsx';
import { type Editing, stopSelector, withoutTask } from './editing.ts';
import { FormDays } from './FormDays.tsx';
import { StopFieldset } from './StopFieldset.tsx';
import { Surface } from './Surface.tsx';
import './stop-form.css';
import { t } from '../lib/words/words.ts';

interface Props {
  header: ComponentChildren;
  dayId: string;
  editing: Editing;
}

export function AddStop({ header, dayId, editing }: Props) {
  const { draft, edit, look, view, focus, giveUp, newId } = editing;
  const [task] = useState(newId);
  const [stopId] = useState(newId);
  // Fields typed before the name wait for it: without a name there is no stop.
  const early = useRef<StopFields>({});
  const isThere = placeOfStop(draft, stopId) !== undefined;
  const write = (fields: StopFields) => {
    if (isThere) edit({ kind: 'edit-stop', stopId, fields }, task);
    else if (fields.name)
      edit({ kind: 'add-stop', dayId, newStopId: stopId, fields: { ...early.current, ...fields } }, task);
    else early.current = { ...early.current, ...fields };
  };
  const leave = () => {
    look(withoutTask(view, focus));
    if (isThere) focus.current = stopSelector(stopId);
  };
  const footer = (
    <>
      <Button id="save-stop" kind="primary" onPress={leave}>
        {t(isThere ? 'stopForm.save' : 'stopForm.back')}
      </Button>
      <Button
        onPress={() => {
          look(withoutTask(view, focus));
          if (isThere) giveUp(task);
        }}
      >
        {t('common.cancel')}
      </Button>
    </>
  );
  return (
    <Surface screen="review" header={header} footer={footer}>
      <FormDays editing={editing}>
        <form
          class="stop-form"
          onSubmit={(event) => {
            event.preventDefault();
            leave();
          }}
        >
          <h1 class="stop-form-title" tabIndex={-1}>
            {t('stopForm.addTitle')}
          </h1>
          <StopFieldset stop={undefined} onFields={write} />
          <input type="submit" hidden />
        </form>
      </FormDays>
    </Surface>
  );
}
