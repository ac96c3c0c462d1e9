import { defineBackground } from 'wxt/utils/define-background';
import { answerAsks } from '../../lib/browser/answer.ts';
import { answers } from './answers.ts';
import { keepBadges } from './badge.ts';
import { answerCommands } from './commands.ts';
import { offerMenus } from './menus.ts';
import { keepOutbox } from './outbox.ts';

export default defineBackground({
  type: 'module',
  main: () => {
    answerAsks(answers);
    offerMenus();
    answerCommands();
    keepBadges();
    keepOutbox();
  },
});
