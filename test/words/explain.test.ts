// Whatever goes wrong, a traveller reads a sentence and knows what to do next.
import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import {
  ApiFailure,
  ConnectFailure,
  EditFailure,
  type Failure,
  KeepFailure,
  MaybeArrived,
  NotConnected,
  notUnderstoodReasons,
  OwnFault,
  PictureFailure,
  ReadFailure,
} from '../../lib/model/failure.ts';
import { explain, stepWords } from '../../lib/words/explain.ts';

type Options = z.ZodMiniObject<{ kind: z.ZodMiniLiteral<string> }>[];

/** Every kind in the schemas, read from the schemas themselves. */
const kinds = [
  ...[ReadFailure, ConnectFailure, ApiFailure, KeepFailure, EditFailure].flatMap(
    (union) => union.def.options as unknown as Options,
  ),
  ...([PictureFailure, NotConnected, MaybeArrived, OwnFault] as unknown as Options),
].flatMap((option) => option.shape.kind.def.values);

const sample = (kind: string) =>
  ({
    kind,
    title: 'A quiet page',
    pages: 3,
    mostBytes: 100_000_000,
    status: 500,
    report: 'x',
    retryAfterSeconds: 40,
  }) as unknown as Failure;

describe.each([...new Set(kinds)])('%s', (kind) => {
  test('has a title, a sentence and a way on', () => {
    const { title, text, nextSteps: steps } = explain(sample(kind));
    expect(title).toMatch(/^[A-Z].*\.$/);
    expect(text).toMatch(/^\S.*[.]$/);
    expect(steps.length).toBeGreaterThan(0);
    for (const step of steps) expect(stepWords(step)).toBeTruthy();
  });

  test('speaks like a calm friend, not like a machine', () => {
    const { title, text } = explain(sample(kind));
    expect(`${title} ${text}`).not.toMatch(
      /\b(we|oops|sorry|please|successfully|undefined|null|NaN|error code)\b|!/i,
    );
  });
});

test('all kinds are looked at', () => {
  expect(kinds.length).toBeGreaterThanOrEqual(30);
});

test('words of the service are quoted, not spoken as ours', () => {
  expect(explain({ kind: 'refused', detail: 'Too many days' }).text).toContain('“Too many days”');
});

test('the service’s full stop and ours are not said one after the other', () => {
  expect(explain({ kind: 'refused', detail: 'Too many days.' }).text).toContain('“Too many days”. ');
});

test.each(notUnderstoodReasons)(
  'an answer that is not understood (%s) says why, in words of its own',
  (reason) => {
    const { text } = explain({ kind: 'service-not-understood', reason });
    expect(text).toMatch(/^[A-Z].*[.]$/);
    expect(text).not.toBe(explain({ kind: 'service-not-understood' }).text);
  },
);
