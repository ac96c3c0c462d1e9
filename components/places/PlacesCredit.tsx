// Whose places these are, wherever some of them are shown: a plain link, followed only when it is pressed.
import { t } from '../../lib/words/words.ts';

export const PlacesCredit = () => (
  <p class="places-credit">
    <a class="link" href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">
      {t('findPlaces.credit')}
    </a>
  </p>
);
