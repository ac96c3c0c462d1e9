import { type Explanation, type NextStep, stepWords } from '../../lib/words/explain.ts';

/** What a surface can carry out here; a step that is missing is not offered. */
export type NextSteps = { readonly [S in NextStep]?: () => void };

export interface Offer {
  step: NextStep;
  label: string;
  onPress: () => void;
}

/** A title on a line of its own carries no full stop. */
export const headline = (title: string): string => title.replace(/[.。]$/, '');

/** The steps of an explanation that this surface can carry out, in the order of the explanation. */
export function offers(explanation: Explanation, steps: NextSteps): Offer[] {
  return explanation.nextSteps.flatMap((step) => {
    const onPress = steps[step];
    return onPress ? [{ step, label: stepWords(step), onPress }] : [];
  });
}
