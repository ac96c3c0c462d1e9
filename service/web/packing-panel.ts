import { html } from 'hono/html';
import type { PackingItem } from '../../lib/model/itinerary.ts';
import { icon } from './icons.ts';
import type { Html } from './layout.ts';

/** The packing list by category, with packed items ticked. */
export function packingPanel(items: PackingItem[]): Html | '' {
  if (items.length === 0) return '';
  const kinds = [...Map.groupBy(items, ({ category }) => category ?? '')];
  const rows = kinds.map(([kind, own]) => [
    kind && kinds.length > 1 ? html`<li class="kind label">${kind}</li>` : '',
    ...own.map(itemRow),
  ]);
  return html`<section class="panel" id="packing"><h2>Packing</h2><ul class="rows">${rows}</ul></section>`;
}

const itemRow = ({ name = '', quantity = 1, isPacked = false }: PackingItem): Html =>
  html`<li class="packing ${isPacked ? 'done' : ''}">${icon(isPacked ? 'packed' : 'box')}<span>${name}${isPacked ? html`<span class="hidden">, packed</span>` : ''}</span><span class="amount quiet">${quantity > 1 ? `${quantity} ×` : ''}</span></li>`;
