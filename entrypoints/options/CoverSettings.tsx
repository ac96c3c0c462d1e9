// Which private details are left out of bookings; the page for booking files starts with the same switches.
import { useEffect, useState } from 'preact/hooks';
import { Switch } from '../../components/parts/Switch.tsx';
import type { Cover, CoverKind } from '../../lib/model/cover.ts';
import { t } from '../../lib/words/words.ts';

export interface CoverStore {
  load: () => Promise<Cover>;
  save: (cover: Cover) => Promise<void>;
}

const kinds: CoverKind[] = ['name', 'reference', 'ticket', 'price'];

export function CoverSettings({ store }: { store: CoverStore }) {
  const [cover, setCover] = useState<Cover>();
  useEffect(() => void store.load().then(setCover), [store]);
  const turn = (changed: Cover) => {
    setCover(changed);
    void store.save(changed);
  };
  return (
    <section class="settings-part" aria-busy={cover === undefined}>
      <h2 class="settings-heading">{t('settings.cover')}</h2>
      <p class="settings-line">{t('settings.coverLine')}</p>
      <div class="settings-card">
        {cover &&
          kinds.map((kind) => (
            <Switch
              key={kind}
              id={`cover-${kind}`}
              label={t(`convert.cover.${kind}`)}
              isOn={cover[kind]}
              onTurn={(isOn) => turn({ ...cover, [kind]: isOn })}
            />
          ))}
      </div>
    </section>
  );
}
