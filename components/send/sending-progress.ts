// The progress of a delivery, as steps and a bar. Creating the itinerary is one part of it, each day picture another.
import type { Clip, Delivery } from '../../lib/model/clip.ts';
import { joinWithCommas } from '../../lib/words/listed.ts';
import { many, t } from '../../lib/words/words.ts';
import type { Step } from '../parts/Progress.tsx';

export interface SendingProgress {
  steps: Step[];
  value: number;
  most: number;
  /** For screen readers: "Adding day pictures, 2 of 4". */
  words: string;
}

export function sendingProgress({ draft, delivery }: Clip): SendingProgress {
  const stops = draft.days.reduce((sum, day) => sum + day.stops.length, 0);
  const detail = joinWithCommas([many('counts.days', draft.days.length), many('counts.stops', stops)]);
  const way = wayOf(delivery, draft.days.filter((day) => day.image).length);
  const { isCreated, done, total } = way;
  const steps: Step[] = [
    isCreated
      ? { state: 'done', label: t('sending.created'), detail }
      : { state: way.isMoving ? 'now' : 'to-do', label: t('sending.creating'), detail },
  ];
  if (total > 0) steps.push(pictureStep(way));
  return {
    steps,
    value: isCreated ? 1 + done : 0,
    most: 1 + total,
    words: isCreated ? t('sending.picturesOf', { done, total }) : t('sending.creating'),
  };
}

interface Way {
  isCreated: boolean;
  done: number;
  total: number;
  /** Sending is running now. */
  isMoving: boolean;
}

function wayOf(delivery: Delivery, planned: number): Way {
  switch (delivery.step) {
    case 'adding-pictures':
      return { isCreated: true, isMoving: true, done: delivery.done, total: delivery.total };
    case 'waiting':
    case 'paused':
    case 'asking': {
      const { isCreated, done, total } = delivery;
      return { isCreated, done, total, isMoving: false };
    }
    case 'sent': {
      const total = delivery.pictures + delivery.leftBehind.length;
      return { isCreated: true, isMoving: true, done: total, total };
    }
    default:
      return { isCreated: false, isMoving: true, done: 0, total: planned };
  }
}

function pictureStep({ isCreated, isMoving, done, total }: Way): Step {
  const label = t('sending.pictures');
  if (!isCreated) return { state: 'to-do', label };
  const counted = t('counts.doneOf', { done, total });
  if (done >= total) return { state: 'done', label, counted };
  return { state: isMoving ? 'now' : 'to-do', label, counted };
}
