// Adds a stop by hand. It is in the draft from its first letter on; Cancel removes it again.
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { StopFields } from '../../lib/edit/edit.ts';
import { placeOfStop } from '../../lib/edit/find-in.ts';
import type { StopCandidate } from '../../lib/model/draft.ts';
import { t } from '../../lib/words/words.ts';
import { type Editing, stopSelector, withoutTask } from '../editing/editing.ts';
import { Surface } from '../frame/Surface.tsx';
import { PlaceInput } from '../places/PlaceInput.tsx';
import { StopFieldset } from './StopFieldset.tsx';
import { StopForm, StopFormButtons } from './StopForm.tsx';

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
  const stop = placeOfStop(draft, stopId)?.stop;
  const isThere = stop !== undefined;
  const write = (fields: StopFields) => {
    if (isThere) edit({ kind: 'edit-stop', stopId, fields }, task);
    else if (fields.name)
      edit({ kind: 'add-stop', dayId, newStopId: stopId, fields: { ...early.current, ...fields } }, task);
    else early.current = { ...early.current, ...fields };
  };
  const place = (found: StopCandidate) => {
    // A place found before anything was typed also names the stop.
    if (!isThere) write({ name: found.name });
    edit({ kind: 'choose-place', stopId, place: found }, task);
  };
  const close = () => look(withoutTask(view, focus));
  const leave = () => {
    close();
    if (isThere) focus.current = stopSelector(stopId);
  };
  const cancel = () => {
    close();
    if (isThere) giveUp(task);
  };
  const saveWords = t(isThere ? 'stopForm.save' : 'stopForm.back');
  const footer = <StopFormButtons saveWords={saveWords} onSave={leave} onCancel={cancel} />;
  return (
    <Surface screen="review" header={header} footer={footer}>
      <StopForm editing={editing} onSubmit={leave}>
        <h1 class="stop-form-title" tabIndex={-1}>
          {t('stopForm.addTitle')}
        </h1>
        <StopFieldset stop={stop} onFields={write}>
          {editing.findPlaces && <PlaceInput editing={editing} stopId={stopId} onPlace={place} />}
        </StopFieldset>
      </StopForm>
    </Surface>
  );
}
