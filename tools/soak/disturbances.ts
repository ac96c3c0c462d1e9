// What happens while a clip is being sent, in rotation.
import { setTimeout as pause } from 'node:timers/promises';
import type { SendingBrowser } from '../kills/sending-browser.ts';
import type { ServiceProcess } from '../kills/service-process.ts';
import { faultAt } from '../kills/steps.ts';

export interface Disturbance {
  what: string;
  /** `send` presses the button; the rest of the sending continues by itself. */
  around: (place: {
    sender: SendingBrowser;
    service: ServiceProcess;
    send: () => Promise<void>;
  }) => Promise<void>;
}

// Long enough for something to be under way, too short for it to be over.
const meanwhile = () => pause(50 + Math.random() * 300);

export const disturbances: Disturbance[] = [
  { what: 'nothing', around: ({ send }) => send() },
  {
    what: 'worker ended',
    around: async ({ sender, send }) => {
      await send();
      await meanwhile();
      await sender.stopWorker();
    },
  },
  {
    what: 'network lost for 3 s',
    around: async ({ sender, service, send }) => {
      sender.gate.lie((asked, response) => {
        if (asked.url.origin !== service.apiUrl) return false;
        response.destroy();
        return true;
      });
      await send();
      await pause(3000);
      sender.gate.lie();
    },
  },
  {
    what: 'answer lost after the commit',
    around: async ({ service, send }) => {
      await service.control.fault(faultAt('create', { kind: 'drop', when: 'after' }));
      await send();
    },
  },
  {
    what: 'service ended (-9)',
    around: async ({ service, send }) => {
      await send();
      await meanwhile();
      await service.killAndRestart();
    },
  },
  {
    what: '503, then a picture cut',
    around: async ({ service, send }) => {
      await service.control.fault(faultAt('create', { kind: 'status', status: 503 }));
      await service.control.fault(faultAt('picture day 2', { kind: 'cut' }));
      await send();
    },
  },
];
