// Makes fake-indexeddb behave like a browser's: the open transactions of a killed context are rolled back, and a disk
// can be full.
import 'fake-indexeddb/auto';
import { currentLife, type Life } from './life.ts';

/** The part of fake-indexeddb's own transaction that is modified here. */
interface Transaction extends Omit<IDBTransaction, 'db'> {
  _state: 'active' | 'inactive' | 'committing' | 'finished';
  _requests: { request: { dispatchEvent: (event: Event) => boolean } }[];
  _abort: (error: string | null) => void;
  _execRequestAsync: (asked: { operation: () => unknown; source: unknown }) => IDBRequest;
  db: { _rawDatabase: { transactions: Transaction[]; processTransactions: () => void } };
}

export class FakeDatabase {
  isFull = false;
  private readonly open = new Set<Transaction>();

  constructor() {
    const begin = IDBDatabase.prototype.transaction;
    const put = IDBObjectStore.prototype.put;
    const world = this;
    IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...asked: Parameters<typeof begin>) {
      const life = currentLife();
      const mayGoOn = life?.cross() ?? true;
      const transaction = begin.apply(this, asked) as unknown as Transaction;
      if (mayGoOn) world.watch(transaction, life);
      else silence(transaction);
      return transaction as unknown as IDBTransaction;
    } as typeof begin;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...asked: Parameters<typeof put>) {
      // Only for writes from browser contexts: the test itself can always read and clean up.
      if (!world.isFull || !currentLife()) return put.apply(this, asked);
      const transaction = this.transaction as unknown as Transaction;
      return transaction._execRequestAsync({ operation: full, source: this });
    } as typeof put;
  }

  /** The number of open transactions. */
  get busy(): number {
    return this.open.size;
  }

  private watch(transaction: Transaction, life: Life | undefined): void {
    this.open.add(transaction);
    const over = () => this.open.delete(transaction);
    transaction.addEventListener('complete', over);
    transaction.addEventListener('abort', over);
    life?.onEnd(() => {
      if (this.open.delete(transaction)) silence(transaction);
    });
  }
}

/** Rolls everything back silently; further requests on it wait forever. */
function silence(transaction: Transaction): void {
  const hush = () => true;
  transaction.dispatchEvent = hush;
  for (const { request } of transaction._requests) request.dispatchEvent = hush;
  if (transaction._state !== 'finished') transaction._abort(null);
  const all = transaction.db._rawDatabase.transactions;
  if (all.includes(transaction)) all.splice(all.indexOf(transaction), 1);
  transaction._execRequestAsync = () => new IDBRequest();
  Object.defineProperty(transaction, '_state', { get: () => 'active', set: () => undefined });
  transaction.db._rawDatabase.processTransactions();
}

/** A browser's reaction to a full disk: the request fails, and with it its transaction. */
const full = (): never => {
  throw new DOMException('The disk is full.', 'QuotaExceededError');
};
