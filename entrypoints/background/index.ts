import { defineBackground } from 'wxt/utils/define-background';
import { answerAsks } from '../../lib/browser/answer.ts';
import { closeStorage } from '../../lib/browser/close-storage.ts';
import { startConfirming } from '../../lib/browser/confirmed-addresses.ts';
import { welcomeOnInstall } from '../../lib/browser/first-run.ts';
import { keepPermissionDates } from '../../lib/browser/permission-ledger.ts';
import { answers } from './answers.ts';
import { keepBadges } from './badge.ts';
import { answerCommands } from './commands.ts';
import { offerMenus } from './menus.ts';
import { answerOmnibox } from './omnibox.ts';
import { keepOutbox } from './outbox.ts';
import { keepPlaceSearch } from './place-search.ts';

export default defineBackground({
  type: 'module',
  main: () => {
    closeStorage()
      .then(startConfirming)
      .catch((thrown) => console.warn('Storage not closed:', thrown));
    answerAsks(answers);
    offerMenus();
    answerCommands();
    answerOmnibox();
    keepBadges();
    keepOutbox();
    keepPlaceSearch();
    welcomeOnInstall(() => new Date());
    keepPermissionDates(() => new Date());
  },
});
