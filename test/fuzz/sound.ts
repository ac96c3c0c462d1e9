// What must hold for every capture and every claim, wherever it comes from.
import assert from 'node:assert/strict';
import * as z from 'zod/mini';
import { Capture, hasText } from '../../lib/model/capture.ts';
import { type Evidence, structuredBlock, titleBlock } from '../../lib/model/evidence.ts';
import { spentOn } from '../spent-time.ts';

function assertWithin(start: number, end: number, length: number, what: string): void {
  assert.ok(start >= 0 && start <= end && end <= length, `${what}: ${start} to ${end} of ${length}`);
}

/** It survives being sent as a message, and its references exist. */
export function assertSoundCapture(capture: Capture): void {
  const read = z.safeParse(Capture, capture);
  assert.ok(read.success, `Not a capture: ${JSON.stringify(read.error?.issues.slice(0, 3))}`);
  for (const [index, block] of capture.blocks.entries()) {
    if (!hasText(block)) continue;
    for (const span of block.spans)
      assertWithin(span.start, span.end, block.text.length, `span of block ${index}`);
  }
  for (const { block, start, end } of [...(capture.pins ?? []), ...(capture.cells ?? [])]) {
    const found = capture.blocks[block];
    assert.ok(found && hasText(found), `Nothing is said in block ${block}.`);
    assertWithin(start, end, found.text.length, `place in block ${block}`);
  }
  // Messages and stores clone it.
  assert.equal(JSON.stringify(structuredClone(capture)), JSON.stringify(capture));
}

/** The length of the text that a claim can point into. */
function lengthAt(capture: Capture, block: number): number {
  if (block === titleBlock) return capture.title.length;
  if (block === structuredBlock) return Number.POSITIVE_INFINITY;
  const found = capture.blocks[block];
  assert.ok(found, `Claimed of block ${block}, of ${capture.blocks.length}.`);
  return hasText(found) ? found.text.length : Number.POSITIVE_INFINITY;
}

export function assertSoundEvidence(capture: Capture, evidence: Evidence[]): void {
  for (const { at, reader, trust, claim } of evidence) {
    assertWithin(at.start, at.end, lengthAt(capture, at.block), `${reader}, ${claim.kind}`);
    assert.ok(trust >= 0 && trust <= 1, `${reader} trusts ${claim.kind} by ${trust}`);
  }
}

/** Deeply frozen, since nobody may modify their input. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const inside of Object.values(value)) frozen(inside);
  return value;
}

// A long page takes a tenth of this on a slow machine.
const mostMilliseconds = 4000;

/** The work finishes, within the time limit. */
export function inTime<T>(work: () => T): T {
  let result: { value: T } | undefined;
  const spent = spentOn(() => {
    result = { value: work() };
  });
  assert.ok(spent < mostMilliseconds, `It took ${Math.round(spent)} ms.`);
  if (!result) throw new Error('It did not come back.');
  return result.value;
}
