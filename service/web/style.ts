// The style sheet of the web pages, in one piece: the pages' CSP allows it by its hash.
import { base } from './style/base.ts';
import { forms } from './style/forms.ts';
import { pages } from './style/pages.ts';
import { tokens } from './style/tokens.ts';
import { trip } from './style/trip.ts';

export const style = [tokens, base, forms, pages, trip].join('\n');
