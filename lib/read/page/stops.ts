import type { Capture } from '../../model/capture.ts';
import type { Evidence, Reader } from '../../model/evidence.ts';
import { nameAlone } from '../../text/name-alone.ts';
import { claimsOf } from '../claim.ts';
import { languageOf } from '../destination/language.ts';
import { kindOfPlace } from '../kind-of-place.ts';
import { type SharedReading, sharedReading } from '../shared-reading.ts';
import { bestMention, type Scored } from '../stops/decode.ts';
import { surenessOf } from '../stops/sureness.ts';

const claim = claimsOf('page/stops');

/** The places that the traveller goes to, in headings, lists, marked words and prose, as found by a learned model. */
export const stops: Reader<SharedReading> = {
  name: 'page/stops',
  read: (capture, knowledge, shared = sharedReading(capture, knowledge)) => {
    const { stops: found, maybe } = shared.trip();
    const page = { capture, language: languageOf(capture) };
    return [
      ...found.flatMap((one) => claimed(page, 'stop', one)),
      ...maybe.flatMap((one) => claimed(page, 'maybe-stop', one)),
    ];
  },
};

function claimed(
  { capture, language }: { capture: Capture; language: string | undefined },
  kind: 'stop' | 'maybe-stop',
  { candidate, chance, otherName }: Scored,
): Evidence[] {
  const shown = bestMention(candidate);
  if (!shown) return [];
  const { block, start, end } = shown;
  const name = nameAlone(shown.name, language);
  const trust = Math.round(surenessOf(chance) * 100) / 100;
  const at = { block, start, end };
  return [claim({ kind, name, ...(otherName && { otherName }) }, at, trust, kindOfPlace(capture, name, at))];
}
