import * as z from 'zod/mini';
import { ExploreQuery, LibraryQuery } from '../api/lists.ts';
import { NewItinerary } from '../itineraries/limits.ts';
import { pictureTypes } from '../itineraries/pictures.ts';
import type { Operation } from './operation.ts';

const full = { status: 200, shape: 'Itinerary' } as const;
const empty = { status: 204 } as const;
const one = '/v1/itineraries/{id}';
const reading = { needs: 'itineraries:read' } as const;
const writing = { needs: 'itineraries:write', isConditional: true } as const;
const marking = { needs: 'itineraries:write', answer: empty, problems: ['itineraryNotFound'] } as const;

const documented: Operation[] = [
  {
    ...writing,
    method: 'put',
    path: `${one}/days/{dayId}/image`,
    section: '4.2',
    summary: 'Set a day image: the picture itself, words to find one by, or nothing to have one picked',
    body: { types: Object.keys(pictureTypes), orJson: z.object({ query: z.string() }), isOptional: true },
    answer: full,
    problems: [
      'invalidRequest',
      'invalidJson',
      'dayNotFound',
      'pictureNotFound',
      'payloadTooLarge',
      'unsupportedMediaType',
    ],
  },
  {
    ...writing,
    method: 'delete',
    path: `${one}/days/{dayId}/image`,
    section: '4.3',
    summary: 'Remove a day image',
    answer: full,
    problems: ['dayNotFound'],
  },
  {
    ...writing,
    method: 'delete',
    path: `${one}/cover-image`,
    section: '4.4',
    summary: 'Remove the cover image',
    answer: full,
  },
  {
    ...reading,
    method: 'get',
    path: '/v1/explore',
    section: '4.6',
    summary: 'Browse Explore: the ranked feed, or a text search',
    query: ExploreQuery,
    answer: { status: 200, shape: 'SummaryPage' },
    problems: ['invalidRequest', 'invalidCursor'],
  },
  {
    ...reading,
    method: 'get',
    path: '/v1/itineraries',
    section: '4.7',
    summary: 'List your itineraries',
    query: LibraryQuery,
    answer: { status: 200, shape: 'SummaryPage' },
    problems: ['invalidRequest', 'invalidCursor'],
  },
];

const whole: Operation[] = [
  {
    method: 'post',
    path: '/v1/itineraries',
    summary: 'Create an itinerary',
    needs: 'itineraries:write',
    headers: {
      'Idempotency-Key': 'Any word. The same key with the same body replays the first answer, for a day.',
    },
    body: 'NewItinerary',
    answer: { status: 201, shape: 'Itinerary' },
    problems: [
      'invalidJson',
      'payloadTooLarge',
      'unsupportedMediaType',
      'invalidItinerary',
      'idempotencyKeyReused',
    ],
  },
  {
    ...reading,
    method: 'get',
    path: one,
    summary: 'Read one itinerary',
    answer: full,
    problems: ['itineraryNotFound'],
  },
  {
    ...writing,
    method: 'put',
    path: one,
    summary: 'Replace what an itinerary holds; pictures of days that stay are kept',
    body: 'NewItinerary',
    answer: full,
    problems: ['invalidItinerary'],
  },
  {
    ...writing,
    method: 'patch',
    path: one,
    summary: 'Change some fields of an itinerary; null removes one',
    body: z.partial(NewItinerary),
    answer: full,
    problems: ['invalidItinerary'],
  },
  { ...writing, method: 'delete', path: one, summary: 'Delete an itinerary', answer: empty },
  {
    ...writing,
    method: 'put',
    path: `${one}/cover-image`,
    summary: 'Show a cover again: the first picture of the days',
    answer: full,
    problems: ['unsupportedMediaType'],
  },
];

const marks: Operation[] = [
  { ...marking, method: 'put', path: '/v1/library/{id}', summary: 'Save an itinerary to your library' },
  { ...marking, method: 'delete', path: '/v1/library/{id}', summary: 'Take it out of your library' },
  { ...marking, method: 'put', path: `${one}/like`, summary: 'Like an itinerary' },
  { ...marking, method: 'delete', path: `${one}/like`, summary: 'Take the like back' },
  { ...marking, method: 'put', path: `${one}/dislike`, summary: 'Dislike an itinerary' },
  { ...marking, method: 'delete', path: `${one}/dislike`, summary: 'Take the dislike back' },
  {
    ...marking,
    method: 'put',
    path: '/v1/people/{userId}/follow',
    summary: 'Follow a traveller',
    problems: ['personNotFound'],
  },
  {
    ...marking,
    method: 'delete',
    path: '/v1/people/{userId}/follow',
    summary: 'No longer follow a traveller',
    problems: ['personNotFound'],
  },
  { ...writing, method: 'put', path: '/v1/explore/{id}', summary: 'Share to Explore', answer: full },
  { ...writing, method: 'delete', path: '/v1/explore/{id}', summary: 'Take back from Explore', answer: full },
];

export const itineraryOperations: Operation[] = [...documented, ...whole, ...marks];
