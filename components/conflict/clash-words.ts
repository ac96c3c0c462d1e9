// The two versions in a clash, as text the traveller can recognise.
import { applyEdit } from '../../lib/edit/apply-edit.ts';
import type { Clash } from '../../lib/edit/clash.ts';
import type { Edit, StopField } from '../../lib/edit/edit.ts';
import { placeOfStop } from '../../lib/edit/find-in.ts';
import type { ImageBlock } from '../../lib/model/capture.ts';
import type { Draft, DraftStop } from '../../lib/model/draft.ts';
import { duration } from '../../lib/words/amounts.ts';
import { joinWithCommas } from '../../lib/words/listed.ts';
import { t } from '../../lib/words/words.ts';

export interface ClashSide {
  words: string;
  /** Set if the version is a picture; `null` for no picture. */
  image?: ImageBlock | null;
}

export interface ClashWords {
  lead: string;
  mine: ClashSide;
  theirs: ClashSide;
}

export function clashWords(draft: Draft, { edit }: Clash): ClashWords {
  const mine = applyEdit(draft, edit);
  return {
    lead: leadOf(draft, edit),
    mine: sideOf(mine.ok ? mine.value : draft, edit),
    theirs: sideOf(draft, edit),
  };
}

const dayNumber = ({ days }: Draft, dayId: string) => days.findIndex(({ id }) => id === dayId) + 1;
const stopName = (draft: Draft, stopId: string) => placeOfStop(draft, stopId)?.stop.name.value ?? '';

function leadOf(draft: Draft, edit: Edit): string {
  switch (edit.kind) {
    case 'set-title':
      return t('clash.lead.title');
    case 'set-destination':
      return t('clash.lead.destination');
    case 'set-start-date':
      return t('clash.lead.startDate');
    case 'set-day-title':
      return t('clash.lead.dayTitle', { day: dayNumber(draft, edit.dayId) });
    case 'set-day-image':
      return t('clash.lead.dayImage', { day: dayNumber(draft, edit.dayId) });
    case 'set-stop-image':
      return t('clash.lead.stopImage', { name: stopName(draft, edit.stopId) });
    case 'delete-day':
      return t('clash.lead.deleteDay', { day: dayNumber(draft, edit.dayId) });
    case 'move-stop':
      return t('clash.lead.moveStop', { name: stopName(draft, edit.stopId) });
    case 'choose-place':
      return t('clash.lead.choosePlace', { name: stopName(draft, edit.stopId) });
    default:
      return 'stopId' in edit
        ? t('clash.lead.editStop', { name: stopName(draft, edit.stopId) })
        : t('clash.lead.item', { name: 'itemId' in edit ? itemName(draft, edit.itemId) : '' });
  }
}

function itemName({ packing, expenses }: Draft, itemId: string): string {
  const packed = packing.find(({ id }) => id === itemId);
  return packed?.name.value ?? expenses.find(({ id }) => id === itemId)?.title.value ?? '';
}

function sideOf(draft: Draft, edit: Edit): ClashSide {
  switch (edit.kind) {
    case 'set-day-image':
      return pictureSide(draft.days.find(({ id }) => id === edit.dayId)?.image?.value);
    case 'set-stop-image':
      return pictureSide(placeOfStop(draft, edit.stopId)?.stop.image?.value);
    case 'edit-stop':
      return { words: stopWords(placeOfStop(draft, edit.stopId)?.stop, Object.keys(edit.fields)) };
    case 'choose-place':
      return { words: placeWords(placeOfStop(draft, edit.stopId)?.stop) };
    default:
      return { words: plainWords(draft, edit) || t('clash.nothing') };
  }
}

const pictureSide = (image: ImageBlock | undefined): ClashSide => ({
  image: image ?? null,
  words: image ? image.caption || image.alt : t('clash.noPicture'),
});

function plainWords(draft: Draft, edit: Edit): string | undefined {
  switch (edit.kind) {
    case 'set-title':
      return draft.title.value;
    case 'set-destination':
      return draft.destination?.value;
    case 'set-start-date':
      return draft.startDate?.value;
    case 'set-day-title':
      return draft.days.find(({ id }) => id === edit.dayId)?.title?.value;
    case 'delete-day': {
      const stops = draft.days.find(({ id }) => id === edit.dayId)?.stops;
      return stops ? joinWithCommas(stops.map(({ name }) => name.value)) : t('clash.removed');
    }
    case 'move-stop':
      return t('days.number', { day: (placeOfStop(draft, edit.stopId)?.dayIndex ?? 0) + 1 });
    case 'edit-packing':
    case 'edit-expense':
      return itemWords(draft, edit.itemId);
    default:
      return undefined;
  }
}

function itemWords({ packing, expenses }: Draft, itemId: string): string | undefined {
  const packed = packing.find(({ id }) => id === itemId);
  if (packed) return `${packed.quantity} × ${packed.name.value}`;
  const spent = expenses.find(({ id }) => id === itemId);
  return spent && `${spent.title.value}, ${spent.amount.value} ${spent.currency.value}`;
}

const isField = (field: string): field is StopField => field in fieldWords;

/** A single field is shown without its name; several each have theirs. */
function stopWords(stop: DraftStop | undefined, fields: string[]): string {
  const shown = fields.filter(isField).map((field) => {
    const words = stop ? fieldWords[field](stop) : t('clash.removed');
    return fields.length === 1
      ? words || t('clash.nothing')
      : `${t(`clash.field.${field}`)}: ${words || t('clash.nothing')}`;
  });
  return shown.join('\n');
}

const fieldWords: { [F in StopField]: (stop: DraftStop) => string | undefined } = {
  name: ({ name }) => name.value,
  startTime: ({ startTime }) => startTime?.value,
  durationMinutes: ({ durationMinutes }) => durationMinutes && duration(durationMinutes.value),
  category: ({ category }) => category && t(`categories.${category.value}`),
  address: ({ address }) => address?.value,
  note: ({ note }) => note?.value,
  phone: ({ phone }) => phone?.value,
  bookingUrl: ({ bookingUrl }) => bookingUrl?.value,
  coordinate: (stop) => placeWords(stop),
};

/** The coordinate always comes from the first candidate. */
const placeWords = (stop: DraftStop | undefined): string =>
  (stop?.coordinate && stop.candidates?.[0]?.name) || t('clash.noPlace');
