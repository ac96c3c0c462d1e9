// Which private details are covered before anything is sent.
import { EyeOff } from 'lucide-preact';
import type { Cover, CoverKind } from '../../lib/model/cover.ts';
import { many, t } from '../../lib/words/words.ts';
import { Icon } from '../parts/Icon.tsx';
import { Switch } from '../parts/Switch.tsx';
import './cover-switches.css';

interface Props {
  cover: Cover;
  /** How many of each kind were found in the files. */
  found: Record<CoverKind, number>;
  onCover: (cover: Cover) => void;
}

const kinds: CoverKind[] = ['name', 'reference', 'ticket', 'price'];

export function CoverSwitches({ cover, found, onCover }: Props) {
  return (
    <section class="cover" aria-labelledby="cover-title">
      <h2 id="cover-title" class="cover-title">
        <Icon of={EyeOff} size={18} />
        {t('convert.coverTitle')}
      </h2>
      <p class="cover-line">{t('convert.coverLine')}</p>
      {kinds.map((kind) => (
        <Switch
          key={kind}
          id={`cover-${kind}`}
          label={t(`convert.cover.${kind}`)}
          isOn={cover[kind]}
          onTurn={(isOn) => onCover({ ...cover, [kind]: isOn })}
        >
          {many('convert.found', found[kind])}
        </Switch>
      ))}
    </section>
  );
}
