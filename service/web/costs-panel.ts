import { html } from 'hono/html';
import type { Expense } from '../../lib/model/itinerary.ts';
import { type Costs, costsOf } from './costs.ts';
import type { Html } from './layout.ts';
import { dateOfDay, line, moneyWords } from './words.ts';

/** The trip's costs, with a total for each currency. */
export function costsPanel(expenses: Expense[]): Html | '' {
  const costs = costsOf(expenses);
  if (costs.length === 0) return '';
  return html`<section class="panel" id="costs"><h2>Costs</h2><ul class="rows">${costs.map(currencyRows)}</ul></section>`;
}

function currencyRows({ currency, expenses, total }: Costs): Html {
  const sum = html`<li class="total"><span>Total${currency ? html` in ${currency}` : ''}</span><span class="amount">${moneyWords(total, currency)}</span></li>`;
  return html`${expenses.map(expenseRow)}${expenses.length > 1 ? sum : ''}`;
}

function expenseRow({ title, amount, currency, date, category }: Expense): Html {
  const detail = line(category, dateOfDay(date, 0));
  return html`<li>
    <div>${title || 'An expense'}${detail ? html`<p class="small quiet">${detail}</p>` : ''}</div>
    <span class="amount">${amount === undefined ? '' : moneyWords(amount, currency)}</span>
  </li>`;
}
