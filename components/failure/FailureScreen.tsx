import type { ComponentChildren } from 'preact';
import type { Failure } from '../../lib/model/failure.ts';
import { Surface } from '../frame/Surface.tsx';
import { FailureState } from './FailureState.tsx';
import type { NextSteps } from './failure-words.ts';

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
