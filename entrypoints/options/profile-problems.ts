// The problems of a typed profile, one sentence each, with the path in the JSON.
import * as z from 'zod/mini';
import { ServiceProfile } from '../../lib/model/profile.ts';
import { t } from '../../lib/words/words.ts';

/** Nobody would read more; the rest shows once these are fixed. */
const maxProblems = 4;

export function profileProblems(raw: unknown): string[] {
  if (raw === undefined) return [t('services.notJson')];
  const read = z.safeParse(ServiceProfile, raw);
  return read.success ? [] : read.error.issues.slice(0, maxProblems).map((issue) => sentence(issue));
}

function sentence(issue: z.core.$ZodIssue): string {
  const place = issue.path.join('.');
  switch (issue.code) {
    case 'invalid_value':
      return t('services.notOneOf', { place, values: issue.values.map(String).join(', ') });
    case 'invalid_format':
      return t('services.notAPath', { place });
    case 'custom':
      return t('services.notAnAddress', { place });
    case 'too_small':
      return t('services.empty', { place });
    case 'too_big':
      return t('services.tooLong', { place });
    case 'invalid_type':
      return t('services.wrongKind', { place, kind: kindWords(issue.expected) });
    default:
      return t('services.doesNotFit', { place });
  }
}

function kindWords(expected: string): string {
  if (expected === 'string') return t('services.kindText');
  if (expected === 'array') return t('services.kindList');
  if (expected === 'boolean') return t('services.kindYesNo');
  return t('services.kindObject');
}

/** Keys that no profile has: a misspelt one would otherwise silently do nothing. */
export function strangeKeys(raw: unknown, read: unknown, path = ''): string[] {
  if (!isObject(raw) || !isObject(read)) return [];
  return Object.entries(raw).flatMap(([key, value]) => {
    const place = path === '' ? key : `${path}.${key}`;
    return key in read ? strangeKeys(value, read[key], place) : [place];
  });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
