// Work in progress: its steps along the margin line, and a bar that only moves forward.
import { Check } from 'lucide-preact';
import { Icon } from './Icon.tsx';
import './progress.css';
import { t } from '../../lib/words/words.ts';

export interface Step {
  state: 'done' | 'now' | 'to-do';
  label: string;
  detail?: string;
  /** "2 of 4"; a step without a count shows only the ring. */
  counted?: string;
}

const spoken = { done: 'progress.done', now: 'progress.now', 'to-do': 'progress.toDo' } as const;

export function Steps({ steps }: { steps: Step[] }) {
  return (
    <ol class="steps">
      {steps.map(({ state, label, detail, counted }) => (
        <li key={label} class={`step step-${state}`}>
          <span class="step-sign">
            {state === 'done' && <Icon of={Check} size={16} />}
            {state === 'now' && <span class="ring" aria-hidden="true" />}
          </span>
          <span class="step-label">
            <span class="visually-hidden">{t(spoken[state])}: </span>
            {label}
          </span>
          {counted && <span class="step-count">{counted}</span>}
          {detail && <span class="step-detail">{detail}</span>}
        </li>
      ))}
    </ol>
  );
}

interface BarProps {
  label: string;
  value: number;
  most: number;
  /** The same in words: "2 of 4 pictures added". */
  words: string;
}

export function Bar({ label, value, most, words }: BarProps) {
  return <progress class="bar" aria-label={label} value={value} max={most} aria-valuetext={words} />;
}
