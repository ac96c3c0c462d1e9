// The keys inside a draft, and the switch for the single-letter ones.
import { useEffect, useState } from 'preact/hooks';
import { KeyList } from '../../components/keys/KeyList.tsx';
import { Switch } from '../../components/parts/Switch.tsx';
import { t } from '../../lib/words/words.ts';
import { isMac } from '../../surface/keys/KeysLayer.tsx';

export interface LetterKeyStore {
  load: () => Promise<boolean>;
  save: (isOn: boolean) => Promise<void>;
}

export function LetterKeySettings({ store }: { store: LetterKeyStore }) {
  const [isOn, setOn] = useState(true);
  useEffect(() => void store.load().then(setOn), [store]);
  const turn = (wanted: boolean) => {
    setOn(wanted);
    void store.save(wanted);
  };
  return (
    <section class="settings-part" aria-labelledby="letter-keys-heading">
      <h2 class="settings-heading" id="letter-keys-heading">
        {t('keys.heading')}
      </h2>
      <div class="settings-card">
        <Switch id="letter-keys" label={t('keys.switch')} isOn={isOn} onTurn={turn}>
          {t('keys.switchLine')}
        </Switch>
        <KeyList hasLetters={isOn} isMac={isMac()} level="h3" />
      </div>
    </section>
  );
}
