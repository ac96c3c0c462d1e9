// The credit shown wherever places of the online search are: a plain link, followed only when pressed.
import { t } from '../../lib/words/words.ts';

export const PlacesCredit = () => (
  <p class="places-credit">
    <a class="link" href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">
      {t('findPlaces.credit')}
    </a>
  </p>
);
