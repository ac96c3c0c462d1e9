// Our client requests something else than it was asked to.
import { type Mutant, mutantsOf } from './mutant.ts';

const appsOnly = mutantsOf('lib/api/apps-only.ts');
const conditional = mutantsOf('lib/api/conditional.ts');
const dayImage = mutantsOf('lib/api/day-image.ts');
const itineraries = mutantsOf('lib/api/itineraries.ts');
const lists = mutantsOf('lib/api/lists.ts');
const library = mutantsOf('lib/api/library.ts');
const mcp = mutantsOf('lib/api/mcp/create-over-mcp.ts');

export const askMutants: Mutant[] = [
  appsOnly(
    '4\\.5',
    'an import is sent without its key',
    "...(key && { headers: { 'idempotency-key': key }, repeat: 'safe' }),",
    '',
  ),
  appsOnly('4\\.5', 'an import does not say where it comes from', ', ...(url && { url }) },', ' },'),
  appsOnly(
    '4\\.5',
    'only the first frame of an import is sent',
    'frames: frames.map((base64) => ({ base64 }))',
    'frames: frames.slice(0, 1).map((base64) => ({ base64 }))',
  ),
  appsOnly('4\\.5', 'an album is sent as a video', ', kind, ...(url', ", kind: 'video', ...(url"),
  appsOnly(
    '4\\.8',
    'a document’s name is not sent',
    "method: 'PUT', path, json: document, repeat",
    "method: 'PUT', path, json: { id: document.id, storagePath: document.storagePath }, repeat",
  ),
  appsOnly(
    '4\\.9',
    'a report is sent without its words',
    'json: { reason } });',
    "json: { reason: 'x' } });",
  ),
  appsOnly(
    '4\\.10',
    'everyone is added as an editor',
    '[connection.profile.fields.role]: role }',
    "[connection.profile.fields.role]: 'editor', was: undefined && role }",
  ),
  appsOnly(
    '4\\.10',
    'a call is joined as a link',
    'people(itineraryId, { sharePlay: true, [',
    'people(itineraryId, { [',
  ),
  appsOnly(
    '4\\.11',
    'reminders are asked for and not sent',
    "method: 'PATCH', path, json: settings,",
    "method: 'PATCH', path, json: {}, with: settings,",
  ),
  conditional(
    '4\\.2',
    'writes are sent with If-Match: *',
    '...call, ifMatch }, Itinerary)',
    "...call, ifMatch: '*', was: ifMatch }, Itinerary)",
  ),
  conditional(
    'etagSource',
    'the ETag of a body is not looked at',
    "etag: typeof etag === 'string' && isSendable(etag) ? etag : undefined",
    'etag: typeof etag === "number" ? "" : undefined',
  ),
  conditional(
    '4\\.2',
    'a stale write is told as something else',
    "if (current.value !== etag) return fail({ kind: 'itinerary-modified' });",
    "if (current.value !== etag) return fail({ kind: 'forbidden' });",
  ),
  conditional(
    '4\\.2',
    'a stale write is sent again from the version there is',
    "if (current.value !== etag) return fail({ kind: 'itinerary-modified' });",
    'if (current.value !== etag) return write(current.value);',
  ),
  dayImage(
    '4\\.2',
    'a picture is sent for another day',
    '{ id: itineraryId, dayId }),',
    "{ id: itineraryId, dayId: dayId.replace('two', 'one') }),",
  ),
  dayImage(
    '4\\.2',
    'words for a picture are not sent',
    '[connection.profile.fields.imageSearch]: query',
    "[connection.profile.fields.imageSearch]: 'desert', q: undefined && query",
  ),
  dayImage(
    '4\\.3',
    'a picture is not removed but picked anew',
    "callOf('DELETE', place));",
    "callOf('PUT', place));",
  ),
  dayImage(
    '4\\.4',
    'removing the cover shows it',
    "    method: 'DELETE',\n    path: fillPath('/v1/itineraries/{id}/cover-image'",
    "    method: 'PUT',\n    path: fillPath('/v1/itineraries/{id}/cover-image'",
  ),
  itineraries(
    'create',
    'a create drops the expenses',
    'json: preview, headers }',
    'json: { ...preview, expenses: [] }, headers }',
  ),
  itineraries(
    'create',
    'a create is sent without its key',
    "key === undefined ? {} : { 'idempotency-key': key };",
    "key === '' ? { 'idempotency-key': key } : {};",
  ),
  itineraries(
    'createReply',
    'of a create that tells only the id the rest is not read',
    '  return completed(connection, made.value.value);',
    '  return made;',
  ),
  itineraries(
    'create',
    'an update is not sent',
    '...call.value, json: changes });',
    '...call.value, json: changes && {} });',
  ),
  itineraries(
    'create',
    'create always goes over REST',
    "if (profile.createVia === 'mcp') return createOverMcp(connection, preview, key);",
    'if (key === "mcp") return createOverMcp(connection, preview, key);',
  ),
  lists(
    '4\\.7',
    'the filter of a list is not sent',
    "readPage(connection, '/v1/itineraries', { ...query, limit: limitOf(query) });",
    "readPage(connection, '/v1/itineraries', { ...query, filter: undefined, limit: limitOf(query) });",
  ),
  lists(
    '4\\.7',
    'updatedSince is not sent',
    "readPage(connection, '/v1/itineraries', { ...query, limit: limitOf(query) });",
    "readPage(connection, '/v1/itineraries', { ...query, updatedSince: undefined, limit: limitOf(query) });",
  ),
  lists(
    '4\\.6',
    'a search is not sent',
    "readPage(connection, '/v1/explore', { ...query, limit: limitOf(query) });",
    "readPage(connection, '/v1/explore', { ...query, q: undefined, limit: limitOf(query) });",
  ),
  lists(
    'pageEnd',
    'a cursor in a link is not found',
    "const next = value.nextCursor || cursorOfLink(heard.value.headers.get('link'), connection);",
    'const next = value.nextCursor;',
  ),
  library(
    'save',
    'unlike likes',
    "export const unlikeItinerary = mark('unlike');",
    "export const unlikeItinerary = mark('like');",
  ),
  library(
    'save',
    'save follows no one',
    "export const saveItinerary = mark('save');",
    "export const saveItinerary = mark('unsave');",
  ),
  library(
    'follow',
    'follow does nothing',
    "export const followTraveller = mark('follow');",
    "export const followTraveller = mark('unfollow');",
  ),
  library(
    'publish',
    'publish takes back',
    "export const publishItinerary = share('publish');",
    "export const publishItinerary = share('unpublish');",
  ),
  mcp(
    'create',
    'the tool gets no packing list',
    'const mapped = mapArguments(schema, preview, {',
    'const mapped = mapArguments(schema, { ...preview, packing: undefined }, {',
  ),
  mcp(
    'mcpResult',
    'an error of the tool is taken for an itinerary',
    'if (result.isError === true) return fail(toolFailure(text));\n',
    '',
  ),
  mcp('mcpTools', 'only the first page of tools is read', 'const maxPages = 20;', 'const maxPages = 1;'),
];
