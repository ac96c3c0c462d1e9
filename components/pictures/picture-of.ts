// What a picture is chosen for: a day or a stop.
import type { Edit } from '../../lib/edit/edit.ts';
import { placeOfStop } from '../../lib/edit/find-in.ts';
import type { ImageBlock } from '../../lib/model/capture.ts';
import type { PagePicture } from '../../lib/model/clip.ts';
import type { Draft } from '../../lib/model/draft.ts';
import { t } from '../../lib/words/words.ts';
import { picturesFor, picturesNear } from './picture-order.ts';

export type PictureOf = { dayId: string } | { stopId: string };

const dayIndex = ({ days }: Draft, dayId: string) => days.findIndex(({ id }) => id === dayId);

export const pictureNow = (draft: Draft, of: PictureOf): ImageBlock | undefined =>
  ('dayId' in of ? draft.days[dayIndex(draft, of.dayId)] : placeOfStop(draft, of.stopId)?.stop)?.image?.value;

export const pictureEdit = (of: PictureOf, image: ImageBlock | null): Edit =>
  'dayId' in of ? { kind: 'set-day-image', ...of, image } : { kind: 'set-stop-image', ...of, image };

export const pictureTitle = (draft: Draft, of: PictureOf): string =>
  'dayId' in of
    ? t('pictures.title', { day: dayIndex(draft, of.dayId) + 1 })
    : t('pictures.titleOfStop', { name: placeOfStop(draft, of.stopId)?.stop.name.value ?? '' });

/** The page's pictures, those of this day or nearest to this stop first. */
export const picturesOf = (draft: Draft, of: PictureOf, pictures: PagePicture[]): PagePicture[] =>
  'dayId' in of
    ? picturesFor(of.dayId, draft.days, pictures)
    : picturesNear(placeOfStop(draft, of.stopId)?.stop, pictures);
