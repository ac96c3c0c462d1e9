// Pure: no browser, no network, no clock.
// How far a clip got, as steps and a bar. The itinerary is one part of the way, each day picture another.
import type { Clip, Delivery } from '../lib/model/clip.ts';
import { count } from './amount-words.ts';
import type { Step } from './Progress.tsx';

export interface SendingProgress {
  steps: Step[];
  value: number;
  most: number;
  /** For those who hear it: "Adding day pictures, 2 of 4". */
  words: string;
}

export function sendingProgress({ draft, delivery }: Clip): SendingProgress {
  const stops = draft.days.reduce((sum, day) => sum + day.stops.length, 0);
  const detail = `${count(draft.days.length, 'day')}, ${count(stops, 'stop')}`;
  const pictures = picturesOf(delivery, draft.days.filter((day) => day.image).length);
  const isCreated = delivery.step === 'adding-pictures' || delivery.step === 'sent';
  const steps: Step[] = [
    isCreated
      ? { state: 'done', label: 'Itinerary created', detail }
      : { state: 'now', label: 'Creating the itinerary', detail },
  ];
  if (pictures.total > 0) steps.push(pictureStep(isCreated, pictures));
  return {
    steps,
    value: isCreated ? 1 + pictures.done : 0,
    most: 1 + pictures.total,
    words: isCreated
      ? `Adding day pictures, ${pictures.done} of ${pictures.total}`
      : 'Creating the itinerary',
  };
}

interface Pictures {
  done: number;
  total: number;
}

function picturesOf(delivery: Delivery, planned: number): Pictures {
  if (delivery.step === 'adding-pictures') return delivery;
  const total = delivery.step === 'sent' ? delivery.pictures + delivery.leftBehind.length : planned;
  return { done: delivery.step === 'sent' ? total : 0, total };
}

function pictureStep(isCreated: boolean, { done, total }: Pictures): Step {
  const label = 'Adding day pictures';
  if (!isCreated) return { state: 'to-do', label };
  return { state: done < total ? 'now' : 'done', label, counted: `${done} of ${total}` };
}
