// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { FailureBanner } from '../../components/failure/FailureBanner.tsx';
import { FailureState } from '../../components/failure/FailureState.tsx';
import { explain, type NextStep, nextSteps, stepWords } from '../../lib/words/explain.ts';
import { everyFailure, ignore } from './sample.ts';

afterEach(cleanup);

const all = nextSteps;
const allSteps = (onStep: (step: NextStep) => void) =>
  Object.fromEntries(all.map((step) => [step, () => onStep(step)]));
const labels = () => screen.queryAllByRole('button').map((button) => button.textContent);

describe.each(Object.values(everyFailure))('$kind', (failure) => {
  const { title, text, nextSteps: steps } = explain(failure);

  test('fills the screen with a title without a full stop, the sentence, and its steps', () => {
    render(<FailureState failure={failure} steps={allSteps(ignore)} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title.replace(/\.$/, ''));
    expect(screen.getByText(text)).toBeTruthy();
    expect(labels()).toEqual(steps.map(stepWords));
  });

  test('as a banner carries out the step that is pressed', () => {
    const onStep = vi.fn();
    render(<FailureBanner failure={failure} steps={allSteps(onStep)} />);
    for (const button of screen.queryAllByRole('button')) fireEvent.click(button);
    expect(onStep.mock.calls.flat()).toEqual(steps);
  });

  test('offers nothing that the surface cannot do', () => {
    render(<FailureState failure={failure} steps={{}} />);
    expect(labels()).toEqual([]);
  });
});

test('the tone of a banner is the tone of the failure', () => {
  render(<FailureBanner failure={everyFailure['service-silent']} steps={{}} />);
  expect(document.querySelector('.banner-error')).not.toBeNull();
  cleanup();
  render(<FailureBanner failure={everyFailure['signed-out']} steps={{}} />);
  expect(document.querySelector('.banner-doubt')).not.toBeNull();
});
