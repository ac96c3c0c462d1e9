import type { ContactPurpose } from '../../lib/model/contact.ts';
import { t } from '../../lib/words/words.ts';

const keys = {
  'sign-in': 'settings.left.purpose.signIn',
  look: 'settings.left.purpose.look',
  change: 'settings.left.purpose.change',
  places: 'settings.left.purpose.places',
  picture: 'settings.left.purpose.picture',
  file: 'settings.left.purpose.file',
} as const;

export const contactWords = (purpose: ContactPurpose): string => t(keys[purpose]);
