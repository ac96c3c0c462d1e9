// Edits of the packing list and the expenses.
import { fail, ok } from '../model/result.ts';
import type { EditsOf } from './edited.ts';
import { overwritten, written } from './written.ts';

const gone = fail({ kind: 'edit-target-gone' } as const);
const has = (items: { id: string }[], wanted: string) => items.some(({ id }) => id === wanted);

type ListKind = `${'add' | 'edit' | 'delete'}-${'packing' | 'expense'}` | 'check-packing';

export const listEdits: EditsOf<ListKind> = {
  'add-packing': (draft, { newItemId, name, quantity }) => {
    if (has(draft.packing, newItemId)) return ok(draft);
    return ok({ ...draft, packing: [...draft.packing, { id: newItemId, name: written(name), quantity }] });
  },
  'edit-packing': (draft, { itemId, name, quantity }) => {
    if (!has(draft.packing, itemId)) return gone;
    const packing = draft.packing.map((item) =>
      item.id === itemId ? { ...item, name: overwritten(item.name, name), quantity } : item,
    );
    return ok({ ...draft, packing });
  },
  'delete-packing': (draft, { itemId }) =>
    has(draft.packing, itemId)
      ? ok({ ...draft, packing: draft.packing.filter(({ id }) => id !== itemId) })
      : gone,
  'check-packing': (draft, { itemId, isPacked }) => {
    if (!has(draft.packing, itemId)) return gone;
    const packing = draft.packing.map(({ isPacked: before, ...item }) => {
      const isTicked = item.id === itemId ? isPacked : before;
      return isTicked ? { ...item, isPacked: true as const } : item;
    });
    return ok({ ...draft, packing });
  },
  'add-expense': (draft, { newItemId, title, amount, currency }) => {
    if (has(draft.expenses, newItemId)) return ok(draft);
    const expense = {
      id: newItemId,
      title: written(title),
      amount: written(amount),
      currency: written(currency),
    };
    return ok({ ...draft, expenses: [...draft.expenses, expense] });
  },
  'edit-expense': (draft, { itemId, title, amount, currency }) => {
    if (!has(draft.expenses, itemId)) return gone;
    const expenses = draft.expenses.map((expense) =>
      expense.id === itemId
        ? {
            ...expense,
            title: overwritten(expense.title, title),
            amount: overwritten(expense.amount, amount),
            currency: overwritten(expense.currency, currency),
          }
        : expense,
    );
    return ok({ ...draft, expenses });
  },
  'delete-expense': (draft, { itemId }) =>
    has(draft.expenses, itemId)
      ? ok({ ...draft, expenses: draft.expenses.filter(({ id }) => id !== itemId) })
      : gone,
};
