// Opens the place in other map services: plain links, so nothing is sent before one is pressed.
import type { MapAddress } from '../../lib/model/map-addresses.ts';
import { t } from '../../lib/words/words.ts';
import './places.css';

export function OpenIn({ words, addresses }: { words: string; addresses: MapAddress[] }) {
  if (addresses.length === 0) return null;
  return (
    <p class="open-in">
      <span>{words}</span>
      {addresses.map(({ name, address }) => (
        <a
          key={address}
          class="link"
          href={address}
          rel="noreferrer"
          {...(name !== undefined && { target: '_blank', translate: false })}
        >
          {name ?? t('openIn.geo')}
        </a>
      ))}
    </p>
  );
}
