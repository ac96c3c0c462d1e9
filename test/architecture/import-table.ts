// Which room may import which. The README's map describes the same.

/** A room and the rooms it may import, besides itself. The longest matching room owns a file. */
const mayImport: Record<string, string[]> = {
  'lib/model': [],
  'lib/words': ['lib/model'],
  'lib/languages': [],
  'lib/text': ['lib/model', 'lib/languages'],
  'lib/places': ['lib/model'],
  'lib/encoder': ['lib/model'],
  'lib/capture': ['lib/model', 'lib/languages'],
  'lib/mark': ['lib/model', 'lib/capture'],
  'lib/pdf': ['lib/model', 'lib/text'],
  'lib/codes': ['lib/model'],
  'lib/files': ['lib/model', 'lib/languages', 'lib/text', 'lib/codes'],
  'lib/read': ['lib/model', 'lib/languages', 'lib/text', 'lib/places'],
  'lib/placing': ['lib/model', 'lib/languages', 'lib/text', 'lib/places'],
  'lib/find': ['lib/model', 'lib/languages', 'lib/text', 'lib/places', 'lib/placing', 'lib/capture'],
  'lib/draft': ['lib/model', 'lib/text', 'lib/places', 'lib/placing'],
  'lib/edit': ['lib/model'],
  'lib/map': ['lib/model'],
  'lib/api': ['lib/model'],
  'lib/auth': ['lib/model', 'lib/api'],
  'lib/library': ['lib/model', 'lib/edit'],
  'lib/outbox': ['lib/model'],
  'lib/export': ['lib/model', 'lib/words'],
  'lib/journeys': [
    'lib/model',
    'lib/text',
    'lib/places',
    'lib/placing',
    'lib/find',
    'lib/capture',
    'lib/pdf',
    'lib/codes',
    'lib/files',
    'lib/read',
    'lib/draft',
    'lib/edit',
    'lib/api',
    'lib/auth',
    'lib/library',
    'lib/outbox',
    'lib/export',
    'lib/words',
  ],
  'lib/browser': ['lib/model', 'lib/edit', 'lib/library', 'lib/words'],
  components: ['lib/model', 'lib/text', 'lib/edit', 'lib/map', 'lib/words'],
  'components/parts': ['lib/model', 'lib/words'],
  surface: ['lib/model', 'lib/edit', 'lib/library', 'lib/journeys', 'lib/browser', 'lib/words', 'components'],
  entrypoints: ['lib', 'components', 'surface'],
  'entrypoints/background': ['lib'],
  service: [
    'lib/model',
    'lib/text',
    'lib/places',
    'lib/encoder',
    'lib/pdf',
    'lib/read',
    'lib/draft',
    'lib/map',
    'lib/journeys',
  ],
  tools: ['lib', 'components', 'surface', 'entrypoints', 'service'],
};

export const rooms = Object.keys(mayImport);

const roomOf = (path: string): string | undefined =>
  rooms.filter((room) => path.startsWith(`${room}/`)).sort((a, b) => b.length - a.length)[0];

/** Rooms whose functions always give the same result: no browser, no network, no clock, no randomness. */
export const pureRooms = [
  'lib/model',
  'lib/languages',
  'lib/text',
  'lib/read',
  'lib/placing',
  'lib/find',
  'lib/draft',
  'lib/edit',
  'lib/places',
  'lib/map',
  'lib/files',
  'lib/codes',
  'lib/encoder',
  'lib/outbox',
  'lib/export',
];

/** The import that breaks the table, as a sentence, or undefined. */
export function trespass(from: string, to: string): string | undefined {
  const room = roomOf(from);
  if (!room) return `${from} stands in no room`;
  const allowed = [room, ...(mayImport[room] ?? [])];
  if (allowed.some((folder) => to.startsWith(`${folder}/`))) return undefined;
  return `${from} imports ${to}: ${room} may import ${mayImport[room]?.join(', ') || 'nothing'}`;
}

/** One cycle as "a -> b -> a", or undefined if there is none. */
export function findCycle(graph: Map<string, string[]>): string | undefined {
  const finished = new Set<string>();
  const way: string[] = [];
  const visit = (file: string): string | undefined => {
    if (finished.has(file)) return undefined;
    const seenAt = way.indexOf(file);
    if (seenAt >= 0) return [...way.slice(seenAt), file].join(' -> ');
    way.push(file);
    for (const next of graph.get(file) ?? []) {
      const cycle = visit(next);
      if (cycle) return cycle;
    }
    way.pop();
    finished.add(file);
    return undefined;
  };
  for (const file of graph.keys()) {
    const cycle = visit(file);
    if (cycle) return cycle;
  }
  return undefined;
}
