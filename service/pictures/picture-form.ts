// The three ways to request a day's picture (4.2).
import * as z from 'zod/mini';
import { fail, ok, type Result } from '../../lib/model/result.ts';
import { type Problem, problem } from '../api/problem.ts';
import { mediaType, readBytes } from '../api/request-body.ts';
import type { Content } from '../itineraries/content.ts';
import { isPictureType, maxPictureBytes, type PictureType, pictureTypes } from '../itineraries/pictures.ts';
import { flawOf, type PictureFlaw } from './check-picture.ts';
import { pictureForWords } from './choose.ts';
import { pictureForDay } from './choose-for-day.ts';
import { isDecodable } from './decode.ts';
import { monthOfDay } from './season.ts';

export type PictureForm =
  | { kind: 'bytes'; type: PictureType; bytes: Uint8Array }
  | { kind: 'words'; query: string }
  | { kind: 'destination' };

/** The name of the search field, and whether unknown fields are ignored: the document shows neither. */
export interface QueryDialect {
  field: string;
  isLenient: boolean;
}
const plainDialect: QueryDialect = { field: 'query', isLenient: false };

// URLs are not accepted (4.2), and nobody means to search for one.
const withScheme = /^\s*(?:[a-z][a-z0-9+.-]*:\/\/|\/\/|www\.|data:|blob:|file:)/i;
// A host name followed by something that only follows hosts. Its last part is in one case: "St.Gallen/Bodensee" is not
// a URL.
const withoutScheme =
  /^\s*(?:(?:[\p{L}\p{N}-]+\.)+(?:[\p{Ll}\p{Lo}][\p{Ll}\p{Lo}\p{N}-]+|\p{Lu}{2,})|\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:]+\]|localhost)(?::\d|\/\S|\?[^\s=]*=)/u;
const isAddress = (words: string) => withScheme.test(words) || withoutScheme.test(words);
const Query = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(200),
  z.refine((words) => !isAddress(words)),
);

export async function readPictureForm(
  request: Request,
  dialect: QueryDialect = plainDialect,
): Promise<Result<PictureForm, Problem>> {
  const type = mediaType(request);
  const read = await readBytes(request, maxPictureBytes);
  if (!read.ok) return read;
  const bytes = read.value;
  if (type === '' && bytes.length === 0) return ok({ kind: 'destination' });
  if (type === 'application/json') return readWords(bytes, dialect);
  if (!isPictureType(type))
    return fail(problem('unsupportedMediaType', 'Send a JPEG, PNG, WebP or HEIC picture.'));
  const flaw = flawOf(type, bytes) ?? ((await isDecodable(type, bytes)) ? undefined : 'broken');
  return flaw
    ? fail(problem('unsupportedMediaType', sentenceOf(flaw, type)))
    : ok({ kind: 'bytes', type, bytes });
}

function sentenceOf(flaw: PictureFlaw, type: PictureType): string {
  switch (flaw) {
    case 'other-type':
      return `The bytes are not what ${type} looks like.`;
    case 'broken':
      return 'The picture is not whole.';
    case 'too-many-pixels':
      return 'The picture has too many pixels: at most 50 million, and 16384 on a side.';
  }
}

function readWords(bytes: Uint8Array, { field, isLenient }: QueryDialect): Result<PictureForm, Problem> {
  let body: unknown;
  try {
    body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return fail(problem('invalidJson', 'The body is not JSON in UTF-8.'));
  }
  const shape = { [field]: Query };
  const parsed = z.safeParse(isLenient ? z.object(shape) : z.strictObject(shape), body);
  if (parsed.success) return ok({ kind: 'words', query: String(parsed.data[field]) });
  // A lenient service ignores the unknown field, has nothing to search for, and picks a picture for the destination.
  if (isLenient && typeof body === 'object' && body !== null && !Array.isArray(body) && !(field in body))
    return ok({ kind: 'destination' });
  return fail(problem('invalidRequest', `Send {"${field}": "…"}: words for what should be on the picture.`));
}

export interface PictureWanted {
  id: string;
  content: Content;
  dayId: string;
  newId(): string;
}

/** The key under which the picture is or will be stored, with its bytes if it is new. */
export interface FoundPicture {
  key: string;
  bytes?: Uint8Array;
}

export function findPicture(form: PictureForm, wanted: PictureWanted): Result<FoundPicture, Problem> {
  if (form.kind === 'bytes') {
    const key = `${wanted.newId()}.${pictureTypes[form.type]}`;
    return ok({ key, bytes: form.bytes });
  }
  if (form.kind === 'destination') return ok({ key: keyForDay(wanted) });
  const found = pictureForWords(form.query);
  return found
    ? ok({ key: found.key })
    : fail(problem('pictureNotFound', 'There is no word to look for. Name a place, a landscape or a thing.'));
}

/** Never the picture of another day, nor this day's current one: asking again gives another. */
function keyForDay({ id, content, dayId }: PictureWanted): string {
  const { destination, title, tags, center, startDate, bestSeason, days } = content;
  const index = days.findIndex((each) => each.id === dayId);
  const day = days[index];
  const taken = new Set(days.flatMap(({ imageKey }) => imageKey ?? []));
  // A trip can cross the equator, so the day's own stops count more than the trip's centre.
  const where = day?.stops.find(({ coordinate }) => coordinate)?.coordinate ?? center;
  const about = { itineraryId: id, destination, title, tags, bestSeason, latitude: where?.latitude };
  const ofDay = { month: monthOfDay(startDate, index), dayTitle: day?.title, stops: day?.stops };
  return pictureForDay({ ...about, ...ofDay, taken }).key;
}
