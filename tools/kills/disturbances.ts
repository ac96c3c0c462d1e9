// Every disturbance of a clip on its way, as rows of the table.
import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from '../../service/control/fault.ts';
import type { Moment } from './gate.ts';
import { fakeAnswerAt, lies } from './lies.ts';
import type { SendingBrowser } from './sending-browser.ts';
import type { ServiceProcess } from './service-process.ts';
import { faultAt, isRequestOf, type StepName, stepRequests } from './steps.ts';

export interface Row {
  step: StepName;
  what: string;
  /** Why the result can be something other than one itinerary. */
  limit?: string;
  /** Sends the clip and disturbs it; afterwards the row only waits. */
  disturb: (place: Place) => Promise<void>;
}

export interface Place {
  sender: SendingBrowser;
  service: ServiceProcess;
  /** Sends a new clip. */
  send: () => Promise<void>;
}

/** In milliseconds: a request that has not come by then will not come. */
const patience = 45_000;

export interface Kill {
  step: StepName;
  moment: Moment;
  /** All pages are closed first: their events would restart the worker. */
  isAlone?: boolean;
}

/** The worker is stopped when this step's request is at that moment, once the step's stored state confirms it. */
export async function killAt(sender: SendingBrowser, { step, moment, isAlone = false }: Kill): Promise<void> {
  const isStored = moment === 'after-answer';
  const stopped = sender.gate.stopAt({
    isIt: isRequestOf(step),
    moment,
    ...(isStored && { prepare: sender.holdOutbox }),
    act: async () => {
      // Gives the answer time to reach the worker, which then waits for the store.
      if (isStored) await pause(300);
      if (isAlone) await sender.tidy();
      await sender.stopWorker();
      if (isStored) await sender.letOutboxGo();
    },
  });
  const isDone = await Promise.race([stopped.then(() => true), pause(patience, false, { ref: false })]);
  if (!isDone) throw new Error(`The request of ${step} did not come, or the worker could not be stopped.`);
  const [parcel] = await sender.parcels();
  const how = parcel?.steps[stepRequests[step].at]?.how;
  if (parcel?.state.is !== 'sending' || how === 'done' || how === undefined)
    throw new Error(`Not killed in the middle: ${parcel?.state.is}, ${step} is ${how}.`);
}

const killWords: Record<string, Moment> = {
  'worker killed before the request': 'before-request',
  'worker killed after the commit, before the answer': 'before-answer',
  'worker killed after the answer, before it was stored': 'after-answer',
};

const sentSteps = ['create', 'picture day 1', 'picture day 2', 'picture day 3', 'save'] as const;

const kill =
  (step: StepName, moment: Moment): Row['disturb'] =>
  async ({ sender, send, service }) => {
    if (step === 'look for it') await kill('create', 'before-answer')({ sender, send, service });
    // A service that answers a create with only the id, so that the rest has to be read.
    if (step === 'find its id') await service.control.speak({ createReply: 'id-only' });
    const killed = killAt(sender, { step, moment });
    if (step === 'look for it') await sender.wake();
    else await send();
    await killed;
    await sender.tidy();
    await sender.wake();
  };

const kills: Row[] = Object.entries(killWords).flatMap(([what, moment]) =>
  [...sentSteps, 'look for it' as const, 'find its id' as const].map((step) => ({
    step,
    what,
    disturb: kill(step, moment),
  })),
);

const actions: Record<string, Fault['action']> = {
  'dropped before the commit': { kind: 'drop', when: 'before' },
  'dropped after the commit': { kind: 'drop', when: 'after' },
  '500 before the commit': { kind: 'status', status: 500 },
  '502 after the commit': { kind: 'status', status: 502, isDone: true, form: 'html' },
  'answer cut in the middle': { kind: 'cut' },
  'nothing for 35 s, then done': { kind: 'delay', milliseconds: 35_000 },
};

const faults: Row[] = Object.entries(actions).flatMap(([what, action]) =>
  sentSteps.map((step) => ({
    step,
    what,
    disturb: async ({ service, send }: Place) => {
      await service.control.fault(faultAt(step, action));
      await send();
    },
  })),
);

const serviceMoments: Record<string, Moment> = {
  'service killed (-9) with the request under way': 'under-way',
  'service killed (-9) after the commit, before the answer': 'before-answer',
};

const serviceKills: Row[] = Object.entries(serviceMoments).flatMap(([what, moment]) =>
  sentSteps.map((step) => ({
    step,
    what,
    disturb: async ({ sender, service, send }: Place) => {
      const act = async () => {
        if (moment === 'under-way') await pause(Math.random() * 30);
        await service.killAndRestart();
      };
      const killed = sender.gate.stopAt({ isIt: isRequestOf(step), moment, act });
      await send();
      await killed;
    },
  })),
);

/** Browsers allow no shorter alarm; anything that continues earlier was woken by something else. */
const minAlarmMilliseconds = 30_000;

const byAlarm: Row = {
  step: 'create',
  what: 'worker killed after the commit; only the alarm wakes it',
  disturb: async ({ sender, send }) => {
    const killed = killAt(sender, { step: 'create', moment: 'before-answer', isAlone: true });
    // The popup is closed while it sends.
    await Promise.all([send(), killed]);
    await pause(minAlarmMilliseconds - 5000);
    if ((await sender.parcels()).length === 0) throw new Error('Something else woke it.');
  },
};

/** Without idempotency keys a service cannot tell a create that the browser repeats from a second one. */
const withoutKeys: Row = {
  step: 'create',
  what: 'dropped after the commit, keys ignored',
  limit: 'the browser repeats it by itself',
  disturb: async ({ service, send }) => {
    await service.control.speak({ createReply: 'key-ignored' });
    await service.control.fault(faultAt('create', { kind: 'drop', when: 'after' }));
    await send();
  },
};

const hostile: Row[] = Object.entries(lies).flatMap(([what, tell]) =>
  (['create', 'picture day 1', 'save'] as const).map((step) => ({
    step,
    what,
    disturb: async ({ sender, send }: Place) => {
      sender.gate.lie(fakeAnswerAt(step, tell));
      await send();
    },
  })),
);

/** The last row leaves an itinerary that no clip knows; a later clip of the same page would take it for its own. */
export const rows: Row[] = [...kills, byAlarm, ...faults, ...hostile, ...serviceKills, withoutKeys];
