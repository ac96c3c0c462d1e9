import type { DraftExpense } from '../lib/model/draft.ts';
import { money } from './amount-words.ts';
import { Known } from './Known.tsx';
import './plain-list.css';

export function ExpenseList({ expenses }: { expenses: DraftExpense[] }) {
  const total = namedTotal(expenses);
  return (
    <>
      {total && (
        <div class="plain-total">
          <p class="plain-label">Named on the page</p>
          <p class="plain-sum">{total}</p>
        </div>
      )}
      <ul class="plain-list">
        {expenses.map(({ id, title, amount, currency }) => (
          <li key={id} class="plain-row">
            <span class="plain-name">
              <Known known={title} />
            </span>
            <span class="plain-figure plain-money">
              <Known known={amount} words={money(amount.value, currency.value)} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Only of amounts that were named, and only where they share one currency: nothing is converted or guessed. */
export function namedTotal(expenses: DraftExpense[]): string | undefined {
  const named = expenses.filter(({ amount }) => amount.origin.by !== 'guess');
  const [currency, ...others] = new Set(named.map((expense) => expense.currency.value));
  if (currency === undefined || others.length > 0) return undefined;
  const cents = named.reduce((sum, { amount }) => sum + Math.round(amount.value * 100), 0);
  return money(cents / 100, currency);
}
