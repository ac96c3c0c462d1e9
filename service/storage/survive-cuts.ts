import type postgres from 'postgres';

// Codes of postgres.js, of the operating system, and of a PostgreSQL server that closes connections: after these the
// connection is gone.
const cutCodes = /^(?:CONNECTION_(?:CLOSED|ENDED|DESTROYED)|ECONNRESET|EPIPE|57P0[123])$/;

function isCut(fault: unknown): boolean {
  for (let at = fault, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1)
    if (cutCodes.test(String(Reflect.get(at, 'code')))) return true;
  return false;
}

type Act = (tx: postgres.TransactionSql) => unknown;
const never = () => new Promise<never>(() => undefined);

/**
 * A cut connection can be reopened with leftovers of the query that was running, which postgres.js (3.4.9) does not
 * handle: see the two functions below. Check again when it is updated.
 */
export const surviveCuts = (client: postgres.Sql): postgres.Sql => endTransactions(packAnswers(client));

/**
 * When an answer breaks off among its rows, the next one on that connection begins with as many empty slots: its first
 * row is missing, and an existing trip or token would count as unknown. The empty slots are removed here.
 */
function packAnswers(client: postgres.Sql): postgres.Sql {
  const unsafe = client.unsafe.bind(client);
  const packing = (...asked: Parameters<typeof unsafe>) => {
    const query = unsafe(...asked);
    const resolve: (answer: unknown) => void = Reflect.get(query, 'resolve');
    return Object.assign(query, {
      resolve(answer: unknown) {
        if (Array.isArray(answer)) answer.splice(0, answer.findIndex(isThere));
        resolve(answer);
      },
    });
  };
  return Object.assign(client, { unsafe: packing });
}
const isThere = (row: unknown) => row !== undefined;

/**
 * When a connection is cut during a transaction, postgres.js rejects the transaction and then writes "rollback",
 * "commit" or the next statement to the closed socket: an exception that cannot be caught and ends the process. So
 * nothing more is passed to it once the transaction has been rejected.
 */
function endTransactions(client: postgres.Sql): postgres.Sql {
  const begin = client.begin.bind(client) as (act: Act) => Promise<unknown>;
  const surviving = (act: Act): Promise<unknown> => {
    let isOver = false;
    const done = begin(async (tx) => {
      const guarded = new Proxy(tx, {
        get(target, name) {
          if (isOver)
            throw Object.assign(new Error('The connection was cut.'), { code: 'CONNECTION_CLOSED' });
          return Reflect.get(target, name);
        },
      });
      try {
        const result = await act(guarded);
        return isOver ? await never() : result;
      } catch (fault) {
        // The caller already has the error or is about to; only the rollback is left, and there is no connection to
        // send it on.
        if (isOver || isCut(fault)) return never();
        throw fault;
      }
    });
    const end = () => {
      isOver = true;
    };
    done.then(end, end);
    return done;
  };
  return Object.assign(client, { begin: surviving });
}
