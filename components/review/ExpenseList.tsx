import { Trash2 } from 'lucide-preact';
import { useState } from 'preact/hooks';
import { isCurrency, typedAmount } from '../../lib/edit/values.ts';
import type { DraftExpense } from '../../lib/model/draft.ts';
import { money } from '../../lib/words/amounts.ts';
import { type Editing, useEditing, useWantedFocus } from '../editing/editing.ts';
import { AddButton } from '../parts/AddButton.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { InPlace } from '../parts/InPlace.tsx';
import { SourcedText } from '../parts/SourcedText.tsx';
import './plain-list.css';
import { t } from '../../lib/words/words.ts';

export function ExpenseList({ expenses }: { expenses: DraftExpense[] }) {
  const editing = useEditing();
  const [added, setAdded] = useState<string>();
  useWantedFocus();
  const totals = namedTotals(expenses);
  return (
    <>
      {totals.length > 0 && (
        <div class="plain-total">
          <p class="plain-label">{t('expenses.named')}</p>
          <p class="plain-sum">{totals.join(' + ')}</p>
        </div>
      )}
      {expenses.length === 0 && <p class="plain-empty">{t('expenses.empty')}</p>}
      <ul class="plain-list">
        {expenses.map((expense) => (
          <li key={expense.id} class="plain-row" data-item={expense.id}>
            {editing ? (
              <WritableExpense expense={expense} editing={editing} isNew={expense.id === added} />
            ) : (
              <>
                <span class="plain-name">
                  <SourcedText of={expense.title} />
                </span>
                <Amount expense={expense} />
              </>
            )}
          </li>
        ))}
      </ul>
      {editing && (
        <AddButton
          id="add-expense"
          label={t('expenses.add')}
          onPress={() => setAdded(addExpense(expenses, editing))}
        />
      )}
    </>
  );
}

function Amount({ expense: { amount, currency } }: { expense: DraftExpense }) {
  return (
    <span class="plain-figure plain-money">
      {amount.value === 0 ? (
        t('expenses.addAmount')
      ) : (
        <SourcedText of={amount} words={money(amount.value, currency.value)} />
      )}
    </span>
  );
}

interface RowProps {
  expense: DraftExpense;
  editing: Editing;
  isNew: boolean;
}

function WritableExpense({ expense, editing, isNew }: RowProps) {
  const { id: itemId } = expense;
  const [title, amount, currency] = [expense.title.value, expense.amount.value, expense.currency.value];
  const values = { title, amount, currency };
  const write = (changed: Partial<typeof values> | undefined, task: string) =>
    changed && editing.edit({ kind: 'edit-expense', itemId, ...values, ...changed }, task);
  const remove = () => {
    editing.focus.current = '#add-expense';
    editing.edit({ kind: 'delete-expense', itemId });
  };
  const shared = { newTask: editing.newId, onGiveUp: editing.giveUp };
  return (
    <>
      <span class="plain-name">
        <InPlace
          {...shared}
          label={t('expenses.title')}
          value={title}
          startsAs={isNew ? itemId : undefined}
          example={t('expenses.example')}
          onWrite={(words, task) => words.trim() && write({ title: words }, task)}
        >
          <SourcedText of={expense.title} />
        </InPlace>
      </span>
      <InPlace
        {...shared}
        label={t('expenses.amount')}
        class="plain-amount"
        value={`${amount} ${currency}`}
        onWrite={(words, task) => write(typedMoney(words, currency), task)}
      >
        <Amount expense={expense} />
      </InPlace>
      <IconButton icon={Trash2} label={t('expenses.remove', { name: title })} onPress={remove} />
    </>
  );
}

/** "12.50", "12,50 eur", "１２００" → the amount in the currency it names, otherwise in the current one. */
export function typedMoney(
  typed: string,
  currency: string,
): { amount: number; currency: string } | undefined {
  // East Asian keyboards can also type full-width figures.
  const words = typed.normalize('NFKC');
  const named = /[a-z]{3}/i.exec(words)?.[0].toUpperCase();
  const amount = typedAmount(words.replaceAll(/[^\d.,]/g, ''));
  const known = named ?? currency;
  return amount === undefined || !isCurrency(known) ? undefined : { amount, currency: known };
}

/** Returns the new id, which is also the task of adding it. */
function addExpense(expenses: DraftExpense[], { edit, newId }: Editing): string {
  const newItemId = newId();
  const last = expenses.at(-1)?.currency.value;
  const currency = last && isCurrency(last) ? last : 'EUR';
  edit({ kind: 'add-expense', newItemId, title: t('expenses.new'), amount: 0, currency }, newItemId);
  return newItemId;
}

/** Only amounts that were stated, one total per currency: nothing is converted or guessed. */
export function namedTotals(expenses: DraftExpense[]): string[] {
  const named = expenses.filter(({ amount }) => amount.origin.by !== 'guess' && amount.value > 0);
  const byCurrency = Map.groupBy(named, ({ currency }) => currency.value);
  return [...byCurrency].map(([currency, list]) => {
    const cents = list.reduce((sum, { amount }) => sum + Math.round(amount.value * 100), 0);
    return money(cents / 100, currency);
  });
}
