// Invented trips for the pictures: an ordinary one, and some that try to break the interface.
import type { Clip, Delivery } from '../../lib/model/clip.ts';
import type { Draft, DraftDay, DraftStop, Sourced } from '../../lib/model/draft.ts';

export const stated = <T>(value: T, words = String(value)): Sourced<T> => ({
  value,
  origin: { by: 'source', block: 0, start: 0, end: words.length, reader: 'shots', words },
  confidence: 0.9,
});
export const guessed = <T>(value: T): Sourced<T> => ({
  value,
  origin: { by: 'guess', reader: 'shots' },
  confidence: 0.5,
});

const at = (latitude: number, longitude: number) => stated({ latitude, longitude }, 'Map');

export const stop = (id: string, name: string, more: Partial<DraftStop> = {}): DraftStop => ({
  id,
  name: stated(name, `In the morning, ${name} is still quiet.`),
  ...more,
});

/** URLs of the sample blog's drawings, whose copies are stored in the browser beforehand. */
export const pictures = ['river-and-bridge', 'blue-tiles', 'lighthouse'].map(
  (name) => `https://blog.example/pictures/${name}.jpg`,
);
const picture = (index: number, alt: string) =>
  stated({ kind: 'image' as const, src: pictures[index] ?? '', alt, credit: 'Ines Calado' }, alt);

const lisbonStops: DraftStop[] = [
  stop('s1', 'Cais das Colunas', {
    startTime: stated('09:00'),
    durationMinutes: guessed(40),
    category: stated('water'),
    address: stated('Baixa'),
    coordinate: at(38.7068, -9.1365),
  }),
  stop('s2', 'Museu do Fado', {
    startTime: stated('10:00'),
    durationMinutes: stated(90),
    category: stated('museum'),
    address: stated('Alfama'),
    coordinate: at(38.7111, -9.1277),
  }),
  stop('s3', 'São Vicente', {
    startTime: guessed('11:45'),
    durationMinutes: guessed(60),
    category: stated('church'),
    coordinate: guessed({ latitude: 38.7147, longitude: -9.1281 }),
    candidates: [
      {
        name: 'São Vicente',
        country: 'PT',
        coordinate: { latitude: 38.7147, longitude: -9.1281 },
        kind: 'city',
      },
      {
        name: 'São Vicente',
        country: 'BR',
        coordinate: { latitude: -23.96, longitude: -46.39 },
        kind: 'city',
      },
    ],
  }),
  stop('s4', 'Miradouro da Graça', {
    startTime: stated('14:30'),
    durationMinutes: guessed(60),
    category: stated('food'),
    address: stated('Graça'),
    coordinate: at(38.7164, -9.1316),
  }),
  stop('s5', 'Feira da Ladra', {
    startTime: guessed('14:15'),
    durationMinutes: stated(60),
    category: stated('market'),
    address: stated('Graça'),
    coordinate: at(38.7158, -9.1244),
  }),
  stop('s6', 'Museu Nacional do Azulejo', {
    startTime: stated('16:00'),
    durationMinutes: guessed(90),
    category: stated('museum'),
    address: stated('Xabregas'),
    coordinate: at(38.7247, -9.1138),
  }),
];

const lisbonDays: DraftDay[] = [
  {
    id: 'd1',
    title: stated('The river, then uphill'),
    summary: stated('Start where the ferries land, climb while it is cool, and end the day among tiles.'),
    image: picture(0, 'Houses above the river'),
    stops: lisbonStops,
  },
  {
    id: 'd2',
    title: stated('Belém by tram'),
    image: picture(1, 'A wall of blue tiles'),
    stops: [
      stop('s7', 'Mosteiro dos Jerónimos', { coordinate: at(38.6979, -9.2068), category: stated('church') }),
      stop('s8', 'Torre de Belém', { coordinate: at(38.6916, -9.216) }),
      stop('s9', 'A bakery with blue shutters'),
    ],
  },
  {
    id: 'd3',
    title: stated('Sintra in the mist'),
    image: picture(2, 'A lighthouse'),
    stops: [
      stop('s10', 'Palácio da Pena', { coordinate: at(38.7876, -9.3906) }),
      stop('s11', 'Quinta da Regaleira', { coordinate: at(38.7963, -9.396) }),
      stop('s12', 'Cabo da Roca', { coordinate: at(38.7804, -9.4989), category: stated('view') }),
    ],
  },
  {
    id: 'd4',
    title: stated('A slow goodbye'),
    stops: [stop('s13', 'A last coffee'), stop('s14', 'The long way to the station')],
  },
];

export const lisbon = (more: Partial<Draft> = {}): Draft => ({
  title: stated('Four unhurried days in Lisbon'),
  destination: stated('Lisbon, Portugal'),
  startDate: guessed('2027-05-13'),
  days: lisbonDays,
  packing: ['Good shoes', 'A light coat', 'Sun cream', 'A deck of cards'].map((name, index) => ({
    id: `p${index}`,
    name: stated(name),
    quantity: 1,
  })),
  expenses: [
    { id: 'e1', title: stated('Museu do Fado'), amount: stated(5), currency: stated('EUR') },
    { id: 'e2', title: stated('Tram day ticket'), amount: stated(6.8), currency: stated('EUR') },
    { id: 'e3', title: guessed('Lunch in Sintra'), amount: guessed(18), currency: guessed('USD') },
  ],
  reservations: [],
  questions: [
    { stopId: 's3', doubt: { kind: 'same-name', name: 'São Vicente', countries: ['PT', 'BR'] } },
    { stopId: 's5', doubt: { kind: 'backwards', time: '14:15', before: '14:30', at: 'Miradouro da Graça' } },
    { stopId: 's9', doubt: { kind: 'search-failed', host: 'places.example' } },
  ],
  confidence: 0.8,
  ...more,
});

export const clipId = '0b5f9c1e-6a51-4d0c-9d3e-2f1f6f0f7a10';

export const clipOf = (draft: Draft, more: Partial<Clip> = {}): Clip => ({
  id: clipId,
  source: {
    kind: 'page',
    url: 'https://blog.example/lisbon',
    title: draft.title.value.slice(0, 200),
    siteName: 'The Slow Suitcase',
    clippedAt: '2027-03-01T08:00:00.000Z',
  },
  draft,
  delivery: { step: 'kept' },
  ...more,
});

const created = { connectionId: 'account-1', itineraryId: 'it-1' };
export const deliveries = {
  creating: { step: 'creating', startedAt: '2027-03-01T08:01:00.000Z' },
  adding: { step: 'adding-pictures', ...created, done: 1, total: 3, leftBehind: [] },
  sent: { step: 'sent', ...created, sentAt: '2027-03-01T08:02:00.000Z', pictures: 3, leftBehind: [] },
  partly: {
    step: 'sent',
    ...created,
    sentAt: '2027-03-01T08:02:00.000Z',
    pictures: 2,
    leftBehind: [{ day: 2, failure: { kind: 'picture-kept-by-site' } }],
  },
  failed: { step: 'failed', failure: { kind: 'refused', detail: 'Too many itineraries.' } },
  waiting: {
    step: 'waiting',
    failure: { kind: 'service-silent' },
    until: '2027-03-01T08:05:00.000Z',
    isCreated: true,
    done: 1,
    total: 3,
  },
  'address-not-allowed': {
    step: 'failed',
    failure: { kind: 'address-not-allowed', host: 'api.itineraries.example' },
  },
  'signed-out': { step: 'waiting', failure: { kind: 'signed-out' }, isCreated: false, done: 0, total: 3 },
  paused: { step: 'paused', isCreated: true, done: 1, total: 3 },
  asking: { step: 'asking', day: 2, isCreated: true, done: 1, total: 3 },
} satisfies Record<string, Delivery>;

/** The connected account, as the settings list it. */
export const ownAccount = {
  id: 'account-1',
  serviceName: 'Itineraries',
  host: 'api.itineraries.example',
  name: 'Ines Calado',
  scopes: ['itineraries:read', 'itineraries:write'],
  isChosen: true,
};
