// One stop as a form, in place of the list. Edits are stored with each letter; Cancel undoes all of them.
import { ChevronRight, MapPin, MapPinOff, MapPinPlus, Trash2 } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { placeOfStop, type StopPlace } from '../../lib/edit/find-in.ts';
import { hasOpenPlace } from '../../lib/map/placed-stops.ts';
import type { DraftStop } from '../../lib/model/draft.ts';
import { t } from '../../lib/words/words.ts';
import { type Editing, withoutTask } from '../editing/editing.ts';
import { Surface } from '../frame/Surface.tsx';
import { dayColour } from '../parts/day-colour.ts';
import { Icon } from '../parts/Icon.tsx';
import { removeStop } from './move-stop.ts';
import { StopFieldset } from './StopFieldset.tsx';
import { StopForm, StopFormButtons } from './StopForm.tsx';

interface Props {
  header: ComponentChildren;
  stopId: string;
  editing: Editing;
}

export function EditStop({ header, stopId, editing }: Props) {
  const { draft, edit, look, view, focus, giveUp, newId } = editing;
  const [task] = useState(newId);
  const place = placeOfStop(draft, stopId);
  const leave = () => look(withoutTask(view, focus));
  const cancel = () => {
    leave();
    giveUp(task);
  };
  const footer = <StopFormButtons saveWords={t('stopForm.save')} onSave={leave} onCancel={cancel} />;
  return (
    <Surface screen="review" header={header} footer={footer}>
      {place ? (
        <StopForm editing={editing} onSubmit={leave}>
          <FormHead place={place} editing={editing} />
          <StopFieldset
            stop={place.stop}
            onFields={(fields) => edit({ kind: 'edit-stop', stopId, fields }, task)}
          >
            <PlaceField
              stop={place.stop}
              onChoose={() => look({ ...view, task: { kind: 'choose-place', stopId } })}
            />
          </StopFieldset>
        </StopForm>
      ) : (
        <p class="stop-form lead">{t('stopForm.gone')}</p>
      )}
    </Surface>
  );
}

function FormHead({ place, editing }: { place: StopPlace; editing: Editing }) {
  const remove = () => {
    const { task: _closed, ...view } = editing.view;
    removeStop({ ...editing, view }, place.stop.id);
  };
  return (
    <div class="stop-form-head">
      <h1 class="stop-form-title" tabIndex={-1}>
        <span class={numberLook(place)} aria-hidden="true">
          {place.index + 1}
        </span>
        {t('stopForm.editTitle')}
      </h1>
      <button type="button" class="stop-form-remove" onClick={remove}>
        <Icon of={Trash2} size={18} />
        {t('common.remove')}
      </button>
    </div>
  );
}

/** As in the list: dashed until its place is settled, in its day's colour. */
function numberLook({ stop, dayIndex }: StopPlace): string {
  const isSettled = stop.coordinate && !hasOpenPlace(stop);
  return `stop-form-number ${dayColour(dayIndex)}${isSettled ? '' : ' stop-form-number-open'}`;
}

function PlaceField({ stop, onChoose }: { stop: DraftStop; onChoose: () => void }) {
  const { candidates = [], coordinate } = stop;
  const isOpen = candidates.length > 1 && coordinate?.origin.by === 'guess';
  const [icon, words] = placeWords(stop, isOpen);
  return (
    <div class="field">
      <span class="field-label" id="place-label">
        {t('stopForm.place')}
      </span>
      <button
        type="button"
        class={`field-input field-button${isOpen ? ' field-doubt' : ''}`}
        aria-describedby="place-label"
        onClick={onChoose}
      >
        <Icon of={icon} size={18} />
        <span translate={false}>{words}</span>
        <Icon of={ChevronRight} size={18} mirrors />
      </button>
    </div>
  );
}

function placeWords({ candidates = [], coordinate }: DraftStop, isOpen: boolean) {
  if (isOpen) return [MapPinPlus, t('stopForm.matches', { n: candidates.length })] as const;
  if (coordinate) return [MapPin, candidates[0]?.name ?? t('stopForm.onMap')] as const;
  return [MapPinOff, t('stopForm.noPlace')] as const;
}
