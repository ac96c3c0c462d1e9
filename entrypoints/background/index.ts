import { defineBackground } from 'wxt/utils/define-background';
import { answerAsks } from '../../lib/browser/answer.ts';
import { answers, resumeDeliveries } from './answers.ts';

export default defineBackground({
  type: 'module',
  main: () => {
    answerAsks(answers);
    void resumeDeliveries();
  },
});
