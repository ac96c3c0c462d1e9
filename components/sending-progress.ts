// How far a clip got, as steps and a bar. The itinerary is one part of the way, each day picture another.
import type { Clip, Delivery } from '../lib/model/clip.ts';
import { sideBySide } from '../lib/words/listed.ts';
import { many, t } from '../lib/words/words.ts';
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
  const detail = sideBySide([many('counts.days', draft.days.length), many('counts.stops', stops)]);
  const pictures = picturesOf(delivery, draft.days.filter((day) => day.image).length);
  const isCreated = delivery.step === 'adding-pictures' || delivery.step === 'sent';
  const steps: Step[] = [
    isCreated
      ? { state: 'done', label: t('sending.created'), detail }
      : { state: 'now', label: t('sending.creating'), detail },
  ];
  if (pictures.total > 0) steps.push(pictureStep(isCreated, pictures));
  return {
    steps,
    value: isCreated ? 1 + pictures.done : 0,
    most: 1 + pictures.total,
    words: isCreated
      ? t('sending.picturesOf', { done: pictures.done, total: pictures.total })
      : t('sending.creating'),
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
  const label = t('sending.pictures');
  if (!isCreated) return { state: 'to-do', label };
  return { state: done < total ? 'now' : 'done', label, counted: t('counts.doneOf', { done, total }) };
}
