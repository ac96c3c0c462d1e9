import { type Explanation, type NextStep, stepWords } from '../../lib/words/explain.ts';

/** The steps this surface can carry out; a missing one is not offered. */
export type NextSteps = { readonly [S in NextStep]?: () => void };

export interface Offer {
  step: NextStep;
  label: string;
  onPress: () => void;
}

/** A title on its own line has no full stop. */
export const headline = (title: string): string => title.replace(/[.。]$/, '');

/** The steps of an explanation that this surface can carry out, in the explanation's order. */
export function offers(explanation: Explanation, steps: NextSteps): Offer[] {
  return explanation.nextSteps.flatMap((step) => {
    const onPress = steps[step];
    return onPress ? [{ step, label: stepWords(step), onPress }] : [];
  });
}
