// Recognises the answers that hold an itinerary and those that hold a page of them.
import { changeJson, type Fields, isFields } from './http.ts';
import { asks, onAnswer } from './speak.ts';

export const isList = (request: Request): boolean => asks(request, 'GET', /^\/v1\/(itineraries|explore)$/);

/** Full itineraries (2.1) are the only answers with an id and days. */
const isItinerary = (value: unknown): value is Fields =>
  isFields(value) && typeof value.id === 'string' && Array.isArray(value.days);

/** Changes every full itinerary in an answer. */
export const onItinerary = (change: (itinerary: Fields) => Fields) =>
  onAnswer((answer) =>
    answer.ok ? changeJson(answer, (value) => (isItinerary(value) ? change(value) : value)) : answer,
  );

/** Changes every page of results (2.8). */
export const onPage = (change: (page: Page, request: Request) => Fields) =>
  onAnswer((answer, request) =>
    answer.ok && isList(request)
      ? changeJson(answer, (value) => (isPage(value) ? change(value, request) : value))
      : answer,
  );

export interface Page extends Fields {
  data: Fields[];
}
const isPage = (value: unknown): value is Page =>
  isFields(value) && Array.isArray(value.data) && value.data.every(isFields);

/** Changes each itinerary, full or summary. */
export const onEach = (change: (itinerary: Fields) => Fields) =>
  onAnswer((answer, request) => {
    if (!answer.ok) return answer;
    return changeJson(answer, (value) => {
      if (isItinerary(value)) return change(value);
      return isList(request) && isPage(value) ? { ...value, data: value.data.map(change) } : value;
    });
  });

/** Changes every value inside a JSON value, innermost first. */
export function deeply(
  value: unknown,
  change: (value: unknown, name: string) => unknown,
  name = '',
): unknown {
  const inner = Array.isArray(value)
    ? value.map((each) => deeply(each, change, name))
    : isFields(value)
      ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, deeply(each, change, key)]))
      : value;
  return change(inner, name);
}
