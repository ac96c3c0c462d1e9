import assert from 'node:assert/strict';
import * as z from 'zod/mini';
import { previewOf } from '../../../lib/draft/preview.ts';
import { draftOf } from '../../../lib/journeys/read-capture.ts';
import { Draft } from '../../../lib/model/draft.ts';
import { runReaders } from '../../../lib/read/run-readers.ts';
import { anySource, captureOf, showSource } from '../any-page.ts';
import { knowledge } from '../known.ts';
import { assertSoundEvidence, frozen, inTime } from '../sound.ts';
import { target } from '../target.ts';

export const reading = target({
  name: 'readers',
  claim: 'no reader breaks, changes the capture, takes for ever, or points at words that are not there',
  any: anySource,
  holds: (source) => {
    const capture = captureOf(source);
    if (!capture) return;
    const { evidence, notes } = inTime(() => runReaders(frozen(capture), { knowledge }));
    assert.deepEqual(notes, []);
    assertSoundEvidence(capture, evidence);
  },
  show: showSource,
  shortRuns: 25,
});

export const drafting = target({
  name: 'drafts',
  claim: 'what is read becomes a draft that fits its own form, twice the same, and a body for the service',
  any: anySource,
  holds: (source) => {
    const capture = captureOf(source);
    if (!capture) return;
    const draft = inTime(() => draftOf(frozen(capture), knowledge));
    const read = z.safeParse(Draft, draft);
    assert.ok(read.success, `Not a draft: ${JSON.stringify(read.error?.issues.slice(0, 3))}`);
    const ids = draft.days.flatMap(({ id, stops }) => [id, ...stops.map((stop) => stop.id)]);
    assert.equal(new Set(ids).size, ids.length, 'Two have one id.');
    assert.equal(JSON.stringify(draftOf(capture, knowledge)), JSON.stringify(draft));
    previewOf(draft);
  },
  show: showSource,
  shortRuns: 8,
});
