// The language in use, where it is set, and the other languages there are.

import { wholeMoment } from '../../lib/words/dates.ts';
import { languages, ownName } from '../../lib/words/languages.ts';
import { language, t } from '../../lib/words/words.ts';

interface Props {
  now: Date;
}

export function LanguageSettings({ now }: Props) {
  const here = language();
  return (
    <section class="settings-part" id="language">
      <h2 class="settings-heading">{t('settings.language.title')}</h2>
      <div class="settings-card">
        <div class="settings-words">
          <p class="settings-strong">{ownName(here)}</p>
          <p class="settings-line">{t('settings.language.line')}</p>
          <p class="settings-line">{t('settings.language.dates', { example: wholeMoment(now) })}</p>
        </div>
        <div class="settings-words">
          <p class="settings-strong">{t('settings.language.others')}</p>
          <ul class="settings-languages">
            {languages.map((each) => (
              <li key={each} lang={each.replaceAll('_', '-')}>
                {ownName(each)}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
