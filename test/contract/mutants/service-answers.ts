// What the service answers: fields that are lost, renamed, of the wrong type or somebody else's.
import { type Mutant, mutantsOf } from './mutant.ts';

const present = mutantsOf('service/itineraries/present.ts');
const limits = mutantsOf('service/itineraries/limits.ts');
const content = mutantsOf('service/itineraries/content.ts');
const stored = mutantsOf('service/itineraries/stored.ts');
const conditional = mutantsOf('service/api/conditional.ts');

/** A field of the full itinerary that is lost in the answer. */
const lost = (field: string) =>
  present(
    '2\\.1',
    `the full form has no ${field}`,
    '    ...content,\n',
    `    ...content, ${field}: undefined,\n`,
  );
const lostOfStop = (field: string) =>
  present(
    '2\\.4',
    `a stop has no ${field}`,
    'days: content.days.map((day) => presentDay(day, mediaUrl)),',
    `days: content.days.map((day) => presentDay({ ...day, stops: day.stops.map((stop) => ({ ...stop, ${field}: undefined })) }, mediaUrl)),`,
  );

export const answerMutants: Mutant[] = [
  ...[
    'title',
    'destination',
    'origin',
    'summary',
    'center',
    'tags',
    'bestSeason',
    'homeCurrency',
    'packing',
  ].map(lost),
  ...['address', 'category', 'coordinate', 'startTime', 'durationMinutes', 'note', 'phone', 'bookingURL'].map(
    lostOfStop,
  ),
  present(
    '2\\.1',
    'stops are reduced to their labels',
    'days: content.days.map((day) => presentDay(day, mediaUrl)),',
    'days: content.days.map((day) => presentDay({ ...day, stops: day.stops.map(({ id, name }) => ({ id, name })) }, mediaUrl)),',
  ),
  present(
    '2\\.1',
    'the start is a date without a time',
    'content.startDate && asDateTime(content.startDate)',
    'content.startDate?.slice(0, 10)',
  ),
  present(
    '2\\.1',
    'an expense keeps a bare date',
    'date: expense.date && asDateTime(expense.date),',
    'date: expense.date,',
  ),
  present(
    '2\\.1',
    'createdAt is updatedAt',
    'createdAt: createdAt.toISOString(),',
    'createdAt: updatedAt.toISOString(),',
  ),
  present('2\\.1', 'likesCount is a text', '    likesCount,\n', '    likesCount: String(likesCount),\n'),
  present('2\\.1', 'viewsCount is likesCount', '    viewsCount,\n', '    viewsCount: likesCount,\n'),
  present(
    '2\\.1',
    'the state of the cover is told, which the document has no field for',
    'const { isCoverRemoved: _, ...content } = stored.content;',
    'const content = { cover: "auto", ...stored.content };',
  ),
  present(
    '2\\.1',
    'a day keeps its picture to itself',
    'return imageKey ? { ...day, imageURL: mediaUrl(imageKey) } : day;',
    'return day;',
  ),
  present(
    '2\\.1',
    'a picture is a key instead of an address',
    'imageURL: mediaUrl(imageKey)',
    'imageURL: imageKey',
  ),
  present(
    '2\\.7',
    'a summary has no hero image',
    '...(heroImageKey ? { heroImageURL: mediaUrl(heroImageKey) } : {}),',
    '',
  ),
  present('2\\.7', 'a summary has no etag', 'etag: etagOf(version),', ''),
  present(
    '2\\.7',
    'a summary has the etag of the version before',
    'etag: etagOf(version),',
    'etag: etagOf(version - 1),',
  ),
  present(
    '2\\.7',
    'a summary has no author',
    '    visibility,\n    role,\n    author,\n    updatedAt: updatedAt.toISOString(),\n    etag',
    '    visibility,\n    role,\n    updatedAt: updatedAt.toISOString(),\n    etag',
  ),
  content('2\\.7', 'days are not counted', 'dayCount: days.length,', 'dayCount: 0,'),
  content(
    '2\\.7',
    'stops of the first day alone are counted',
    'days.reduce((count, day) => count + day.stops.length, 0)',
    '(days[0]?.stops.length ?? 0)',
  ),
  content(
    '2\\.7',
    'a summary’s start has a time',
    "startDate: startDate?.slice(0, 'YYYY-MM-DD'.length),",
    'startDate,',
  ),
  content(
    '2\\.7',
    'a summary has no destination',
    '    destination,\n    summary,\n    startDate: startDate',
    '    summary,\n    startDate: startDate',
  ),
  content('2\\.1', 'ids that a client sent are replaced', 'id: part.id ?? newId() })', 'id: newId() })'),
  content('2\\.1', 'parts without an id share one', 'id: part.id ?? newId() })', "id: part.id ?? 'part' })"),
  content('2\\.1', 'packing is not stored', 'packing: (accepted.packing ?? []).map(named),', 'packing: [],'),
  content(
    '2\\.6',
    'expenses are stored once at most',
    'expenses: (accepted.expenses ?? []).map(named),',
    'expenses: (accepted.expenses ?? []).map(named).slice(0, 1),',
  ),
  content(
    '4\\.2',
    'a change of the plan loses the pictures',
    'return imageKey ? { ...day, imageKey } : day;\n  });',
    'return day;\n  });',
  ),
  limits(
    '2\\.6',
    'amounts are rounded',
    'amount: maybe(z.number().check(z.gte(-1e9), z.lte(1e9))),',
    'amount: maybe(z.pipe(z.number(), z.transform(Math.round))),',
  ),
  limits('2\\.5', 'packed is forgotten', 'isPacked: maybe(z.boolean()),', ''),
  limits(
    '2\\.4',
    'a start time of any shape is taken',
    ".check(z.regex(/^([01]\\d|2[0-3]):[0-5]\\d$/, 'Use a time between 00:00 and 23:59.'))",
    '',
  ),
  limits(
    '2\\.4',
    'a booking may be a script',
    "z.refine((value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''), 'Use a web address.'),",
    '',
  ),
  limits(
    '2\\.6',
    'a currency may be any word',
    ".check(z.regex(/^[A-Z]{3}$/, 'Use a currency code such as EUR.'))",
    '',
  ),
  limits(
    '2\\.1',
    'a field that the document does not have is kept',
    'export const NewItinerary = z.object({',
    'export const NewItinerary = z.looseObject({ extra: z._default(z.string(), "x"),',
  ),
  stored('2\\.1', 'everyone is the owner', "else coalesce(${shares.role}, 'viewer') end", "else 'owner' end"),
  stored(
    '2\\.7',
    'what is private is seen by everyone',
    'or ${itineraries.publishedAt} is not null or',
    'or true or',
  ),
  conditional('2\\.1', 'a write answers without an ETag', "c.header('ETag', etagOf(written.version));\n", ''),
  conditional(
    '2\\.1',
    'a write answers with the ETag from before',
    "c.header('ETag', etagOf(written.version));",
    "c.header('ETag', etagOf(written.version - 1));",
  ),
];
