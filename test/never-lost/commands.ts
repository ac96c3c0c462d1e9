// Everything that can happen to a traveller, a browser and a service, in any order.
import fc from 'fast-check';
import type { Edit } from '../../lib/edit/edit.ts';
import type { Fault } from '../../service/control/fault.ts';
import { turn, type Victim, type World } from './world.ts';

/** Single steps have no expectations: the invariants are checked once everything has settled. */
type Nothing = Record<never, never>;
type Step = fc.AsyncCommand<Nothing, World>;

const step = (name: string, act: (world: World) => Promise<unknown> | unknown, turns = 0): Step => ({
  check: () => true,
  run: async (_, world) => {
    await act(world);
    for (let at = 0; at < turns; at += 1) await turn();
  },
  toString: () => (turns > 0 ? `${name}, ${turns} turns` : name),
});

const turns = fc.nat(12);
const at = fc.nat(1);
const which = fc.nat(2);
const clipOf = ({ clips }: World, index: number) => clips[index % Math.max(1, clips.length)];

type Writing = (word: string) => Edit;
const writings: Record<string, { spot?: string; make: Writing }> = {
  title: { spot: 'title', make: (title) => ({ kind: 'set-title', title }) },
  note: {
    spot: 'note',
    make: (note) => ({ kind: 'edit-stop', stopId: 'stop-1-1', fields: { note } }),
  },
  'day title': { spot: 'day title', make: (title) => ({ kind: 'set-day-title', dayId: 'day-2', title }) },
  stop: {
    make: (word) => ({ kind: 'add-stop', dayId: 'day-2', newStopId: word, fields: { name: word } }),
  },
  packing: { make: (name) => ({ kind: 'add-packing', newItemId: name, name, quantity: 1 }) },
};

const edits = fc
  .tuple(at, fc.constantFrom(...Object.keys(writings)), fc.boolean(), turns)
  .map(([window, name, goesOn, wait]) =>
    step(
      `window ${window} writes a ${name}${goesOn ? ' in the same form' : ''}`,
      ({ windows }) => {
        const { spot, make } = writings[name] as (typeof writings)[string];
        windows[window]?.type(spot, goesOn, make);
      },
      wait,
    ),
  );

const deletions = fc.tuple(at, which, turns).map(([window, index, wait]) =>
  step(
    `window ${window} deletes a stop it sees`,
    ({ windows, told }) => {
      const shown = windows[window]?.clip;
      const stops = new Set(shown?.draft.days.flatMap(({ stops: all }) => all.map(({ id }) => id)));
      const mine = shown ? told.of(shown.id).filter(({ word }) => stops.has(word)) : [];
      const word = mine[index % Math.max(1, mine.length)];
      if (word) windows[window]?.delete(word);
    },
    wait,
  ),
);

const walks = fc
  .tuple(at, fc.constantFrom('undo' as const, 'redo' as const), turns)
  .map(([window, go, wait]) =>
    step(`window ${window}: ${go}`, ({ windows }) => windows[window]?.walk(go), wait),
  );

const openings = fc.tuple(at, which, turns).map(([window, index, wait]) =>
  step(
    `window ${window} opens clip ${index}`,
    (world) => {
      const clip = clipOf(world, index);
      if (clip) void world.openWindow(window, clip);
    },
    wait,
  ),
);

const closings = at.map((window) =>
  step(`window ${window} is closed`, ({ windows }) => {
    windows[window]?.close();
    windows[window] = undefined;
  }),
);

const kills = fc
  .tuple(fc.constantFrom<Victim>('worker', 'worker', 'browser', 0, 1), fc.nat(40), turns)
  .map(([victim, crossings, wait]) =>
    step(
      `${typeof victim === 'number' ? `window ${victim}` : `the ${victim}`} is killed after ${crossings} crossings`,
      (world) => world.doom(victim, crossings),
      wait,
    ),
  );

const sends = fc.tuple(which, turns).map(([index, wait]) =>
  step(
    `clip ${index} is sent`,
    (world) => {
      const clipId = clipOf(world, index);
      if (!clipId) return;
      world.told.toSend.add(clipId);
      world.told.givenUp.delete(clipId);
      void world.ask('clip.send', { clipId }).catch(() => undefined);
    },
    wait,
  ),
);

const steers = fc
  .tuple(which, fc.constantFrom('pause' as const, 'cancel' as const), turns)
  .map(([index, to, wait]) =>
    step(
      `clip ${index}: ${to}`,
      (world) => {
        const clipId = clipOf(world, index);
        if (!clipId) return;
        if (to === 'cancel') world.told.givenUp.add(clipId);
        void world.ask('clip.steer', { clipId, to }).catch(() => undefined);
      },
      wait,
    ),
  );

const actions: Fault['action'][] = [
  { kind: 'drop', when: 'before' },
  { kind: 'drop', when: 'after' },
  { kind: 'status', status: 500 },
  { kind: 'status', status: 502, isDone: true, form: 'html' },
  { kind: 'status', status: 503, retryAfter: 3 },
  { kind: 'status', status: 429, retryAfter: 40 },
  { kind: 'corrupt' },
];
const places = [
  { method: 'POST', path: '/v1/itineraries' },
  { method: 'GET', path: '/v1/itineraries' },
  { method: 'GET', path: '/v1/itineraries/*' },
  { method: 'PUT', path: '/v1/itineraries/*/days/*/image' },
  { method: 'PUT', path: '/v1/library/*' },
];
const faults = fc
  .tuple(fc.constantFrom(...places), fc.constantFrom(...actions), fc.integer({ min: 1, max: 3 }))
  .map(([match, action, times]) =>
    step(`${match.method} ${match.path} met with ${JSON.stringify(action)} ${times} times`, ({ service }) => {
      service.control.faults.add({ match: { origin: 'api', ...match }, action, times });
    }),
  );

const networks = fc.boolean().map((isOnline) =>
  step(isOnline ? 'the network comes back' : 'the network goes', (world) => {
    if (isOnline) world.comeOnline();
    else world.isOnline = false;
  }),
);

const rooms = fc
  .tuple(fc.constantFrom('database' as const, 'shelf' as const, 'storage' as const), fc.boolean())
  .map(([part, isFull]) =>
    step(`the ${part} ${isFull ? 'is full' : 'has room'}`, (world) => {
      if (part === 'storage') world.isStorageFull = isFull;
      else world[part].isFull = isFull;
    }),
  );

const times = fc
  .constantFrom(2, 10, 40, 90, 600, 4000)
  .map((seconds) => step(`${seconds} s pass`, (world) => world.pass(seconds)));

/** Only the browser's clock is changed. */
const jumps = fc.constantFrom(-86_400, -3600, -60, 30, 120, 3600, 86_400, 366 * 86_400).map((seconds) =>
  step(`the clock is set by ${seconds} s`, ({ clock }) => {
    clock.ahead += seconds * 1000;
  }),
);

const accounts = fc.boolean().map((isIn) =>
  step(isIn ? 'signs in' : 'signs out', (world) => {
    void (isIn ? world.signIn() : world.ask('connection.disconnect', {})).catch(() => undefined);
  }),
);

const rests = fc.constant(step('all comes to rest', (world) => world.rest()));
const clippings = fc.constant(step('a page is clipped', (world) => world.clipPage()));

const often = [edits, edits, edits, openings, sends, kills, rests];
const now = [deletions, walks, closings, steers, faults, networks, rooms, times, jumps, accounts, clippings];

/** Always starts with a clip open in a window, since otherwise nothing could happen. */
export const anyCourse = (maxCommands: number, replayPath?: string) =>
  fc.commands([...often, ...now], { maxCommands, size: 'max', ...(replayPath && { replayPath }) });
