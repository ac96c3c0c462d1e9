// The look of the pages for people, as one sheet: its hash is what the pages allow.
import { base } from './style/base.ts';
import { forms } from './style/forms.ts';
import { pages } from './style/pages.ts';
import { tokens } from './style/tokens.ts';
import { trip } from './style/trip.ts';

export const style = [tokens, base, forms, pages, trip].join('\n');
