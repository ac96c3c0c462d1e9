import type { ComponentChildren } from 'preact';
import type { Failure } from '../lib/model/failure.ts';
import { FailureState } from './FailureState.tsx';
import type { NextSteps } from './failure-words.ts';
import { Surface } from './Surface.tsx';

interface Props {
  header: ComponentChildren;
  failure: Failure;
  steps: NextSteps;
}

export function FailureScreen({ header, failure, steps }: Props) {
  return (
    <Surface screen="failed" header={header}>
      <FailureState failure={failure} steps={steps} />
    </Surface>
  );
}
