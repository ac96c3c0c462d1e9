// A server that ends a connection in the middle of a transaction: the request fails, and the process survives.
import { existsSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isUnavailable } from '../../service/away.ts';
import { type OpenDatabase, openDatabase } from '../../service/storage/open-database.ts';
import { freePort, startPostgres, type TestPostgres } from '../../tools/postgres.ts';

const programs = process.env.POSTGRES_BIN ?? '/usr/lib/postgresql/15/bin';

describe.skipIf(!existsSync(join(programs, 'postgres')))('a connection that is cut', () => {
  let server: TestPostgres;
  let opened: OpenDatabase;
  let databaseUrl: string;
  beforeAll(async () => {
    server = await startPostgres();
    databaseUrl = await server.newDatabase();
    opened = await openDatabase({ memory: true, databaseUrl });
  });
  /** Each of the ten connections may still report the old error once; no other error, and not for long. */
  const servedAgain = async ({ db } = opened) => {
    const asked = Array.from({ length: 20 }, async () =>
      db.execute(sql`select 3 as three`).catch((fault: unknown) => isUnavailable(fault)),
    );
    for (const answer of await Promise.all(asked)) expect([true, [{ three: 3 }]]).toContainEqual(answer);
    expect(await db.execute(sql`select 3 as three`)).toMatchObject([{ three: 3 }]);
  };
  afterAll(async () => {
    await opened.close();
    await server.stop();
  });

  test('in the middle of a transaction is told as the database being away, and the next request is served', async () => {
    const other = await openDatabase({ memory: true, databaseUrl });
    for (let turn = 0; turn < 3; turn += 1) {
      const cut = opened.db.transaction(async (tx) => {
        const [row] = (await tx.execute(sql`select pg_backend_pid() as pid`)) as unknown as { pid: number }[];
        setTimeout(async () => await other.db.execute(sql`select pg_terminate_backend(${row?.pid})`), 50);
        await tx.execute(sql`select pg_sleep(20)`);
      });
      expect(await cut.then(() => 'done', isUnavailable)).toBe(true);
    }
    await other.close();
    await servedAgain();
  });

  test.each(['before its next statement', 'before it is finished'])(
    '%s, while it waits for something else',
    async (when) => {
      const other = await openDatabase({ memory: true, databaseUrl });
      const waiting = opened.db.transaction(async (tx) => {
        const [row] = (await tx.execute(sql`select pg_backend_pid() as pid`)) as unknown as { pid: number }[];
        await other.db.execute(sql`select pg_terminate_backend(${row?.pid})`);
        await new Promise((resolve) => setTimeout(resolve, 300));
        if (when === 'before its next statement') await tx.execute(sql`select 2`);
      });
      expect(isUnavailable(await waiting.catch((fault: unknown) => fault))).toBe(true);
      await new Promise((resolve) => setTimeout(resolve, 100));
      await servedAgain();
      await other.close();
    },
  );

  test('in the middle of its rows leaves none of them in the answers that follow', async () => {
    const other = await openDatabase({ memory: true, databaseUrl });
    for (let turn = 0; turn < 3; turn += 1) {
      const cut = opened.db
        .execute(sql`select case g when 3 then pg_sleep(20)::text end from generate_series(1, 3) g`)
        .catch((fault: unknown) => fault);
      await new Promise((resolve) => setTimeout(resolve, 100));
      await other.db.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and query like 'select case g%'`,
      );
      expect(isUnavailable(await cut)).toBe(true);
      await servedAgain();
    }
    await other.close();
  });

  test('before it has served anything', async () => {
    const fresh = await openDatabase({ memory: true, databaseUrl });
    await opened.db.transaction(async (tx) => {
      // A new connection's own lookups wait here, and so does the query it was opened for.
      await tx.execute(sql`lock table pg_type in access exclusive mode`);
      const asked = Array.from({ length: 10 }, () =>
        fresh.db.execute(sql`select 3 as three`).then(() => true, isUnavailable),
      );
      await new Promise((resolve) => setTimeout(resolve, 300));
      await tx.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      );
      expect(new Set(await Promise.all(asked))).toEqual(new Set([true]));
    });
    await servedAgain(fresh);
    await fresh.close();
    await servedAgain();
  });

  test('and a question that fails after some rows leaves none of them either', async () => {
    const failing = Array.from({ length: 20 }, () =>
      opened.db.execute(sql`select 1 / (3 - g) from generate_series(1, 3) g`).catch(() => 'failed'),
    );
    expect(new Set(await Promise.all(failing))).toEqual(new Set(['failed']));
    await servedAgain();
  });

  test('and nobody waits long for a server that has been away for a while', async () => {
    const way = await openWay(databaseUrl);
    const far = await openDatabase({ memory: true, databaseUrl: way.url });
    const soon = () =>
      Promise.race([
        far.db.execute(sql`select 3 as three`).then(() => 'served', isUnavailable),
        new Promise((resolve) => setTimeout(resolve, 4000, 'late')),
      ]);
    await way.shut();
    for (let turn = 0; turn < 3; turn += 1)
      expect(new Set(await Promise.all(Array.from({ length: 10 }, soon)))).toEqual(new Set([true]));
    await way.reopen();
    expect(await soon()).toBe('served');
    await servedAgain(far);
    await far.close();
    await way.shut();
  });

  test('and a server that goes quiet is away before a client gives up, and serves when it speaks again', async () => {
    const way = await openWay(databaseUrl);
    const far = await openDatabase({ memory: true, databaseUrl: way.url });
    const late = new Promise((resolve) => setTimeout(resolve, 22_000, 'late').unref());
    const soon = (asked: Promise<unknown>) => Promise.race([asked.then(() => 'served', isUnavailable), late]);
    const one = () => far.db.execute(sql`select 3 as three`);
    expect(await soon(one())).toBe('served');
    way.mute(true);
    const asked = [one(), one(), far.db.transaction((tx) => tx.execute(sql`select 3 as three`)), one()];
    expect(await Promise.all(asked.map(soon))).toEqual([true, true, true, true]);
    way.mute(false);
    await servedAgain(far);
    await far.close();
    await way.shut();
  });

  test('and a transaction that fails by itself is rolled back as ever', async () => {
    await opened.db.execute(sql`create table kept (word text)`);
    const failing = opened.db.transaction(async (tx) => {
      await tx.execute(sql`insert into kept values ('half')`);
      throw new Error('no further');
    });
    await expect(failing).rejects.toThrow('no further');
    expect(await opened.db.execute(sql`select * from kept`)).toHaveLength(0);
  });
});

/**
 * A proxy to the server that can be shut: existing connections are cut, and new ones fail. While it is mute,
 * connections succeed, but nothing comes back.
 */
async function openWay(databaseUrl: string) {
  const [address, port] = [new URL(databaseUrl), await freePort()];
  const to = Number(address.port);
  address.port = String(port);
  let open: Server | undefined;
  const passing = new Set<Socket>();
  let isMute = false;
  const reopen = async () => {
    open = createServer((near) => {
      const far = connect(to, '127.0.0.1');
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        passing.add(one.on('error', () => other.destroy()).on('close', () => passing.delete(one)));
        one.on('data', (bytes) => isMute || other.write(bytes)).on('end', () => other.end());
      }
    });
    await new Promise<void>((resolve) => open?.listen(port, '127.0.0.1', resolve));
  };
  await reopen();
  return {
    url: address.href,
    reopen,
    mute(isNow: boolean) {
      isMute = isNow;
    },
    shut: () =>
      new Promise<void>((resolve) => {
        open?.close(() => resolve());
        for (const socket of passing) socket.destroy();
      }),
  };
}
