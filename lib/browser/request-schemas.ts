// The schema of each request that a page can send to the background: a message could contain anything.
import * as z from 'zod/mini';
import { Seen } from '../edit/clash.ts';
import { Edit } from '../edit/edit.ts';
import { Capture } from '../model/capture.ts';
import { maxDocumentBytes } from '../model/document.ts';
import { Draft, DraftStop } from '../model/draft.ts';
import { maxFiles } from '../model/frames.ts';
import { GeocoderTemplate } from '../model/geocoder.ts';
import { Coordinate } from '../model/itinerary.ts';
import { listFilters } from '../model/listed.ts';
import { WantedWords } from '../model/wanted-words.ts';
import type { RequestMap, RequestName } from './messages.ts';

const nothing = z.strictObject({});
const aClip = z.strictObject({ clipId: z.uuid() });
const anId = z.string().check(z.minLength(1), z.maxLength(500));
const aTrip = z.strictObject({ id: anId });
const ofItinerary = z.strictObject({ itineraryId: anId });
const aDocument = z.strictObject({ ...ofItinerary.shape, documentId: anId });
const aName = z.string().check(z.minLength(1), z.maxLength(200));

const aSearch = z.strictObject({ template: GeocoderTemplate, clipId: z.uuid() });

/** Complete: requests that are not listed here are not answered. */
export const requestSchemas: { [N in RequestName]: z.ZodMiniType<RequestMap[N]['ask']> } = {
  'clip.page': z.strictObject({ tabId: z.int(), anyway: z.optional(z.boolean()) }),
  'clip.sample': z.strictObject({ capture: Capture }),
  'clip.open': aClip,
  'clip.list': nothing,
  'clip.send': aClip,
  'clip.steer': z.strictObject({
    clipId: z.uuid(),
    to: z.enum(['pause', 'cancel', 'keep-mine', 'keep-theirs']),
  }),
  'clip.edit': z.strictObject({
    clipId: z.uuid(),
    edit: Edit,
    task: z.optional(z.string()),
    seen: z.optional(Seen),
  }),
  'clip.walk': z.strictObject({
    clipId: z.uuid(),
    go: z.enum(['undo', 'redo']),
    revision: z.int(),
    task: z.optional(z.string()),
  }),
  'clip.start': z.strictObject({
    tabId: z.int(),
    text: z.optional(z.string()),
    names: z.optional(z.array(DraftStop).check(z.maxLength(50))),
  }),
  'clip.paste': z.strictObject({ clipId: z.uuid(), dayId: z.string(), text: z.string() }),
  'clip.import': z.strictObject({ text: z.string() }),
  'booking.add': z.strictObject({ booking: Draft, title: z.string(), clipId: z.optional(z.uuid()) }),
  'place.find': z.strictObject({
    name: z.string(),
    near: z.optional(z.array(Coordinate).check(z.maxLength(100))),
    language: z.optional(z.string()),
  }),
  'map.names': z.strictObject({
    at: Coordinate,
    km: z.number().check(z.gt(0), z.lte(3000)),
    language: z.optional(z.string()),
  }),
  'places.state': aClip,
  'places.look': aClip,
  'places.end': aClip,
  'places.wish': aSearch,
  'places.switch': aSearch,
  'places.find': z.strictObject({ name: z.string().check(z.minLength(1), z.maxLength(200)) }),
  'clip.since': z.strictObject({ clipId: z.uuid(), take: z.boolean() }),
  'words.show': z.strictObject({ clipId: z.uuid(), wanted: WantedWords, fromPage: z.boolean() }),
  'pictures.copy': z.strictObject({
    clipId: z.uuid(),
    srcs: z.array(z.string()).check(z.maxLength(60)),
    fromScreen: z.optional(z.boolean()),
  }),
  'connection.open': z.strictObject({ id: z.optional(z.string()) }),
  'media.import': z.union([
    z.strictObject({ tabId: z.int() }),
    z.strictObject({
      frames: z.array(z.string()).check(z.maxLength(maxFiles)),
      title: z.string(),
      kind: z.enum(['video', 'album']),
    }),
  ]),
  'media.allowance': nothing,
  'connection.list': nothing,
  'connection.choose': z.strictObject({ id: z.string() }),
  'connection.rename': z.strictObject({ id: z.string(), name: z.string().check(z.maxLength(200)) }),
  'connection.connect': z.strictObject({
    thenSend: z.optional(z.uuid()),
    accountId: z.optional(z.string()),
    isNew: z.optional(z.boolean()),
    serviceId: z.optional(z.string()),
    withDocuments: z.optional(z.boolean()),
  }),
  'connection.adopt': z.strictObject({ serviceId: z.string() }),
  'connection.disconnect': z.strictObject({ id: z.optional(z.string()) }),
  'data.forget': nothing,
  'explore.page': z.strictObject({
    text: z.string().check(z.maxLength(200)),
    isFollowing: z.boolean(),
    // Opaque, made by the service; anything longer does not fit into an address.
    cursor: z.optional(z.string().check(z.maxLength(8000))),
    isAlone: z.optional(z.boolean()),
  }),
  'explore.trip': aTrip,
  'explore.save': z.strictObject({ ...aTrip.shape, isSaved: z.boolean() }),
  'explore.saved': nothing,
  'explore.marked': nothing,
  'explore.mark': z.strictObject({ ...aTrip.shape, what: z.enum(['like', 'follow']), isOn: z.boolean() }),
  'people.report': z.strictObject({
    userId: anId,
    reason: z.string().check(z.minLength(1), z.maxLength(20_000)),
  }),
  'people.add': z.strictObject({
    ...ofItinerary.shape,
    userId: anId,
    role: z.enum(['editor', 'viewer']),
  }),
  'people.link': z.strictObject({
    ...ofItinerary.shape,
    wish: z.union([
      z.strictObject({ role: z.enum(['editor', 'viewer']) }),
      z.strictObject({ sharePlay: z.literal(true) }),
    ]),
  }),
  'people.join': z.strictObject({
    ...ofItinerary.shape,
    token: z.string().check(z.minLength(1), z.maxLength(2000)),
    isCall: z.boolean(),
  }),
  'people.list': ofItinerary,
  'people.remove': z.strictObject({ ...ofItinerary.shape, userId: anId }),
  'people.leave': ofItinerary,
  'people.links': ofItinerary,
  'people.withdraw': z.strictObject({ ...ofItinerary.shape, linkId: anId }),
  'reminders.read': z.strictObject({ id: z.string() }),
  'reminders.change': z.strictObject({
    id: z.string(),
    name: z.string().check(z.minLength(1), z.maxLength(100)),
    isOn: z.boolean(),
  }),
  'documents.list': ofItinerary,
  'documents.add': z.strictObject({
    ...ofItinerary.shape,
    id: z.uuid(),
    name: aName,
    kind: z.string().check(z.maxLength(60)),
    // The largest file that a document may be, as base64.
    data: z.string().check(z.maxLength(Math.ceil(maxDocumentBytes / 3) * 4)),
  }),
  'documents.rename': z.strictObject({ ...aDocument.shape, name: aName }),
  'documents.remove': aDocument,
  'documents.fetch': z.strictObject({ ...aDocument.shape, name: aName }),
  'explore.draft': aTrip,
  'library.sync': z.strictObject({ filter: z.enum(listFilters), isWhole: z.optional(z.boolean()) }),
  'library.open': aTrip,
  'library.image': z.strictObject({
    seen: z.strictObject({
      ...aTrip.shape,
      etag: z.optional(z.string()),
      days: z.array(z.strictObject({ id: z.optional(z.string()), imageURL: z.optional(z.string()) })),
    }),
    change: z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('set'),
        dayId: z.string(),
        picture: z.optional(z.base64()),
        words: z.optional(z.string().check(z.maxLength(200))),
      }),
      z.strictObject({ kind: z.literal('remove'), dayId: z.string() }),
      z.strictObject({ kind: z.literal('remove-cover') }),
    ]),
  }),
  'clip.remove': z.strictObject({ ...aClip.shape, isBack: z.optional(z.boolean()) }),
  'library.tidy': nothing,
  'explore.picture': z.strictObject({ address: z.url().check(z.maxLength(4000)) }),
};
