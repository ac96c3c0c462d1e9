// The keys that work on any page. The browser manages them, so they are changed there.
import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../components/parts/Button.tsx';
import type { Shortcut } from '../../lib/browser/shortcuts.ts';
import './shortcut-settings.css';
import { t } from '../../lib/words/words.ts';

export interface ShortcutSource {
  list: () => Promise<Shortcut[]>;
  openSettings: () => Promise<void>;
}

export function ShortcutSettings({ source }: { source: ShortcutSource }) {
  const [shortcuts, setShortcuts] = useState<Shortcut[]>();
  useEffect(() => {
    const look = () => void source.list().then(setShortcuts);
    look();
    // The traveller may have changed them on the browser's own page.
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [source]);
  return (
    <section class="settings-part" aria-labelledby="shortcuts-heading" aria-busy={!shortcuts}>
      <h2 class="settings-heading" id="shortcuts-heading">
        {t('settings.keys')}
      </h2>
      <div class="settings-card">
        <dl class="shortcuts">
          {shortcuts?.map(({ name, keys, description }) => (
            <div key={name} class="shortcut">
              {/* The browser has no description for the command that opens the popup. */}
              <dt>{description || t('settings.opening')}</dt>
              <dd>{keys ? <kbd>{keys}</kbd> : t('settings.noKey')}</dd>
            </div>
          ))}
        </dl>
        <p class="settings-line">{t('settings.keysLine')}</p>
        <p class="shortcut-change">
          <Button id="change-shortcuts" kind="secondary" onPress={() => void source.openSettings()}>
            {t('settings.changeKeys')}
          </Button>
        </p>
      </div>
    </section>
  );
}
