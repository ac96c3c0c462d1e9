import { html } from 'hono/html';
import type { Itinerary, Summary } from '../../lib/model/itinerary.ts';
import { icon } from './icons.ts';
import type { Html } from './layout.ts';

/** Who can see it, in words. Unknown values are shown as they are. */
export function visibilityTag({ visibility = 'private', role }: Itinerary | Summary): Html {
  if (visibility === 'public') return html`<span class="tag accent">${icon('globe')}Shared to Explore</span>`;
  if (role === 'editor') return html`<span class="tag">${icon('people')}Shared with you, to edit</span>`;
  if (role === 'viewer') return html`<span class="tag">${icon('people')}Shared with you</span>`;
  if (visibility === 'shared') return html`<span class="tag">${icon('people')}Shared with some</span>`;
  if (visibility === 'private') return html`<span class="tag">${icon('lock')}Private</span>`;
  return html`<span class="tag">${visibility}</span>`;
}
