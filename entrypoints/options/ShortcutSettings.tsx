// Which keys do what, on any page. They belong to the browser, so they are changed there.
import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../components/Button.tsx';
import type { Shortcut } from '../../lib/browser/shortcuts.ts';
import './shortcut-settings.css';

export interface ShortcutSource {
  list: () => Promise<Shortcut[]>;
  openSettings: () => Promise<void>;
}

/** The browser keeps no words for its own command. */
const openingWords = 'Open Wayclip and read this page';

export function ShortcutSettings({ source }: { source: ShortcutSource }) {
  const [shortcuts, setShortcuts] = useState<Shortcut[]>([]);
  useEffect(() => {
    const look = () => void source.list().then(setShortcuts);
    look();
    // Back from the browser's own page, they may be others.
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [source]);
  return (
    <section class="settings-part" aria-labelledby="shortcuts-heading">
      <h2 class="settings-heading" id="shortcuts-heading">
        Keys
      </h2>
      <div class="settings-card">
        <dl class="shortcuts">
          {shortcuts.map(({ name, keys, description }) => (
            <div key={name} class="shortcut">
              <dt>{description || openingWords}</dt>
              <dd>{keys ? <kbd>{keys}</kbd> : 'No key set'}</dd>
            </div>
          ))}
        </dl>
        <p class="settings-line">
          The same is in the page’s own menu: press the right mouse button on a page or on selected words. A
          tick on the toolbar button means that a page was clipped. Wayclip sees the address of a page only
          after you press it there, so a page you come back to shows its tick from then on.
        </p>
        <p class="shortcut-change">
          <Button id="change-shortcuts" kind="secondary" onPress={() => void source.openSettings()}>
            Change keys
          </Button>
        </p>
      </div>
    </section>
  );
}
