// Summarises what pressing Send sends, counted from exactly what is sent.
import { previewOf } from '../draft/preview.ts';
import type { Clip } from '../model/clip.ts';
import { imageRequestOf } from '../model/day-image-request.ts';
import type { SendSummary } from '../model/send-summary.ts';

/** `sizes`: the bytes of the copies in this browser, by the picture's address. */
export function sendSummaryOf({ draft }: Clip, sizes: ReadonlyMap<string, number>): SendSummary {
  const preview = previewOf(draft);
  const { title = '', startDate, days = [], packing = [], expenses = [] } = preview;
  const srcs = draft.days.flatMap(({ image }) => image?.value.src ?? []);
  const found = srcs.filter((src) => imageRequestOf(src) !== undefined);
  const copied = srcs.flatMap((src) => sizes.get(src) ?? []);
  return {
    title,
    startDate,
    days: days.length,
    stops: days.reduce((sum, { stops }) => sum + (stops?.length ?? 0), 0),
    packing: packing.length,
    expenses: expenses.length,
    pictures: copied.length,
    pictureBytes: copied.reduce((sum, size) => sum + size, 0),
    wanted: found.length,
    staying: draft.days.reduce((sum, { stops }) => sum + stops.filter(({ image }) => image).length, 0),
    missing: srcs.length - found.length - copied.length,
    text: JSON.stringify(preview, null, 2),
  };
}
