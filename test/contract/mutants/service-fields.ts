// Section 2 of the document, field by field: each of them lost, and those that can be confused.
import { type Mutant, mutantsOf } from './mutant.ts';

const present = mutantsOf('service/itineraries/present.ts');
const content = mutantsOf('service/itineraries/content.ts');
const page = mutantsOf('service/api/page.ts');
const preview = mutantsOf('lib/draft/preview.ts');
const frames = mutantsOf('service/imports/read-frames.ts');
const documents = mutantsOf('service/api/documents.ts');
const reports = mutantsOf('service/travellers/reports.ts');

const daysOut = 'days: content.days.map((day) => presentDay(day, mediaUrl)),';
const daysWith = (change: string) => `days: content.days.map((day) => presentDay(${change}, mediaUrl)),`;
/** The same for every stop. */
const stopsWith = (change: string) => daysWith(`{ ...day, stops: day.stops.map((stop) => (${change})) }`);
const expensesOut = '      ...expense,\n';
const wholeEnd = '    visibility,\n    role,\n    author,\n    createdAt';
const summaryEnd =
  '    visibility,\n    role,\n    author,\n    updatedAt: updatedAt.toISOString(),\n    etag';
const without = (lines: string, field: string) => lines.replace(`    ${field},\n`, '');

const wholeMutants: Mutant[] = [
  present('2\\.1', 'the full form has no id', '    id,\n    ...content,', '    ...content,'),
  present(
    '2\\.1',
    'the full form has no startDate',
    'startDate: content.startDate &&',
    'startDate: undefined &&',
  ),
  present('2\\.1', 'the full form has no days', daysOut, 'days: undefined,'),
  present('2\\.1', 'the full form has no expenses', 'expenses: content', 'expenses: undefined && content'),
  ...['visibility', 'role', 'author'].map((field) =>
    present('2\\.1', `the full form has no ${field}`, wholeEnd, without(wholeEnd, field)),
  ),
  present('2\\.1', 'the full form has no createdAt', '    createdAt: createdAt.toISOString(),\n', ''),
  present(
    '2\\.1',
    'the full form has no updatedAt',
    'updatedAt: updatedAt.toISOString(),\n    likes',
    'likes',
  ),
  present('2\\.1', 'the full form has no likesCount', '    likesCount,\n', ''),
  present('2\\.1', 'the full form has no viewsCount', '    viewsCount,\n  };', '  };'),
  present(
    '2\\.1',
    'the author of the full form is a name alone',
    wholeEnd,
    wholeEnd.replace('author', 'author: author.name'),
  ),
  present('2\\.1', 'what was not sent is null', '    ...content,\n', '    origin: null, ...content,\n'),
  present(
    '2\\.1',
    'the days are told backwards',
    'content.days.map((day) => pres',
    'content.days.toReversed().map((day) => pres',
  ),
  present(
    '2\\.1',
    'a moment is a number',
    'createdAt: createdAt.toISOString(),',
    'createdAt: createdAt.getTime(),',
  ),
];

const partMutants: Mutant[] = [
  present(
    '2\\.2',
    'latitude and longitude change places in the middle of a trip',
    '    ...content,\n',
    '    ...content, center: content.center && { latitude: content.center.longitude, longitude: content.center.latitude },\n',
  ),
  present(
    '2\\.2',
    'a coordinate of a stop is rounded',
    daysOut,
    stopsWith(
      '{ ...stop, ...(stop.coordinate && { coordinate: { ...stop.coordinate, latitude: Math.round(stop.coordinate.latitude) } }) }',
    ),
  ),
  present(
    '2\\.2',
    'a coordinate is a list of two numbers',
    daysOut,
    stopsWith('{ ...stop, ...(stop.coordinate && { coordinate: Object.values(stop.coordinate) }) }'),
  ),
  ...['id', 'title', 'summary', 'stops'].map((field) =>
    present(
      '2\\.3',
      `a day has no ${field}`,
      'presentDay({ imageKey,',
      `presentDay({ imageKey, ${field}: _,`,
    ),
  ),
  present('2\\.3', 'a day without a picture has an empty address', ': day;', ": { ...day, imageURL: '' };"),
  ...['id', 'name'].map((field) =>
    present('2\\.4', `a stop has no ${field}`, daysOut, stopsWith(`{ ...stop, ${field}: undefined }`)),
  ),
  present(
    '2\\.4',
    'minutes are text',
    daysOut,
    stopsWith('{ ...stop, durationMinutes: String(stop.durationMinutes) }'),
  ),
  present(
    '2\\.4',
    'stops are told backwards',
    daysOut,
    daysWith('{ ...day, stops: day.stops.toReversed() }'),
  ),
  ...['id', 'name', 'quantity', 'category', 'isPacked'].map((field) =>
    present(
      '2\\.5',
      `a packing item has no ${field}`,
      '    ...content,\n',
      `    ...content, packing: content.packing.map((item) => ({ ...item, ${field}: undefined })),\n`,
    ),
  ),
  ...['id', 'title', 'amount', 'currency', 'category'].map((field) =>
    present('2\\.6', `an expense has no ${field}`, expensesOut, `${expensesOut} ${field}: undefined,\n`),
  ),
  present(
    '2\\.6',
    'an expense has no date',
    'date: expense.date && asDateTime(expense.date),',
    'date: undefined,',
  ),
  present(
    '2\\.6',
    'an amount is in cents',
    expensesOut,
    `${expensesOut} amount: (expense.amount ?? 0) * 100,\n`,
  ),
];

const listMutants: Mutant[] = [
  present('2\\.7', 'a summary has no id', '    id,\n    ...shown,', '    ...shown,'),
  ...['title', 'tags', 'startDate', 'dayCount', 'stopCount'].map((field) =>
    present('2\\.7', `a summary has no ${field}`, '    ...shown,\n', `    ...shown, ${field}: undefined,\n`),
  ),
  content(
    '2\\.7',
    'a summary has no summary',
    '    summary,\n    startDate: startDate',
    '    startDate: startDate',
  ),
  ...['visibility', 'role'].map((field) =>
    present('2\\.7', `a summary has no ${field}`, summaryEnd, without(summaryEnd, field)),
  ),
  present('2\\.7', 'a summary has no updatedAt', 'updatedAt: updatedAt.toISOString(),\n    etag', 'etag'),
  present(
    '2\\.7',
    'a summary has the days too',
    'const { heroImageKey, ...shown } = listing;',
    'const { heroImageKey, ...shown } = { ...listing, days: [] };',
  ),
  present(
    '2\\.7',
    'a summary without a cover has an empty address',
    ': {}),\n    visibility',
    ": { heroImageURL: '' }),\n    visibility",
  ),
  content(
    '2\\.7',
    'the last picture is the cover',
    'days.find((day) => day.imageKey)',
    'days.findLast((day) => day.imageKey)',
  ),
  page('2\\.8', 'a page has its rows under another name', '{ data: shown.map(', '{ items: shown.map('),
  page('2\\.8', 'a page holds one row too many', 'found.slice(0, limit)', 'found.slice(0, limit + 1)'),
  page(
    '2\\.8',
    'the last page has an empty cursor',
    'if (last && found.length > shown.length)',
    "page.nextCursor = '';\n  if (last && found.length > shown.length)",
  ),
];

const importMutants: Mutant[] = [
  ...['title', 'days', 'packing', 'expenses'].map((field) =>
    preview(
      '2\\.9',
      `an import has no ${field}`,
      '    preview: previewOf(draft),',
      `    preview: { ...previewOf(draft), ${field}: undefined },`,
    ),
  ),
  preview(
    '2\\.9',
    'an import has an id, as if it were stored',
    'preview: previewOf(draft),',
    "preview: { id: '', ...previewOf(draft) },",
  ),
  preview('2\\.9', 'an import does not count its stops', 'stops: stops.length,', ''),
  preview('2\\.9', 'an import counts days for stops', 'stops: stops.length,', 'stops: draft.days.length,'),
  preview(
    '2\\.9',
    'an import does not count what is placed',
    'placed: stops.filter((stop) => stop.coordinate).length,',
    '',
  ),
  preview(
    '2\\.9',
    'an import says that all of it is placed',
    'placed: stops.filter((stop) => stop.coordinate).length,',
    'placed: stops.length,',
  ),
  preview(
    '2\\.9',
    'stops of an import have no times',
    '...(stop.startTime && { startTime: stop.startTime.value }),',
    '',
  ),
  preview(
    '2\\.9',
    'stops of an import have no place',
    '...(stop.coordinate && { coordinate: stop.coordinate.value }),',
    '',
  ),
  frames(
    '2\\.9',
    'how sure an import is comes in percent',
    'Math.round(share * 1000) / 1000',
    'Math.round(share * 100)',
  ),
  frames(
    '2\\.9',
    'an import does not say how sure it is',
    'confidence: rounded(draft.confidence * sure) }',
    'confidence: undefined as never }',
  ),
  frames(
    '2\\.9',
    'an import is as sure with a picture that it could not read',
    'confidence: rounded(draft.confidence * sure) }',
    '}',
  ),
];

const ownAppMutants: Mutant[] = [
  documents(
    '2\\.10',
    'a document has no storagePath',
    'return c.json(withoutNulls(kept));',
    'return c.json(withoutNulls({ ...kept, storagePath: null }));',
  ),
  documents('2\\.10', 'a document has another id', 'id: id.toLowerCase() };', 'id: crypto.randomUUID() };'),
  documents('2\\.10', 'what a document lacks is null', 'value !== null)', 'value !== undefined)'),
  documents(
    '2\\.10',
    'a document has no kind',
    '{ storagePath, name, kind });',
    '{ storagePath, name, kind: null });',
  ),
  reports(
    '2\\.11',
    'of a report only the first ten letters are kept',
    '...report, createdAt',
    '...report, reason: report.reason.slice(0, 10), createdAt',
  ),
];

export const fieldMutants: Mutant[] = [
  ...wholeMutants,
  ...partMutants,
  ...listMutants,
  ...importMutants,
  ...ownAppMutants,
];
