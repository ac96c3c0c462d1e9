import { type Context, Hono, type MiddlewareHandler } from 'hono';
import * as z from 'zod/mini';
import { parseJson } from '../../lib/model/parse-json.ts';
import { readDialect, switches } from '../dialects/dialect.ts';
import type { Control } from './control.ts';
import { Fault } from './fault.ts';

const Advance = z.strictObject({ advanceSeconds: z.int().check(z.gte(0)) });

/** The control port: a JSON API for tests on this machine. */
export function controlApp(control: Control): Hono {
  const { clock, faults, journal } = control;
  const app = new Hono();
  app.use(onlyFromHere);
  addDialect(app, control);
  addFaults(app, control);
  app.get('/journal', (c) => c.json(journal.entries()));
  app.delete('/journal', (c) => {
    journal.clear();
    return c.json({});
  });
  addClock(app, control);
  app.post('/reset', (c) => {
    control.setDialect({});
    faults.clear();
    journal.clear();
    clock.reset();
    return c.json({});
  });
  app.notFound((c) => c.json({ error: 'There is nothing at this address.' }, 404));
  return app;
}

/** Keeps web pages in a local browser out: a page sends an Origin header and cannot send this host name. */
const onlyFromHere: MiddlewareHandler = async (c, next) => {
  const host = (c.req.header('host') ?? '').replace(/:\d+$/, '');
  if (c.req.header('origin') !== undefined || !['127.0.0.1', 'localhost', '[::1]'].includes(host))
    return c.json({ error: 'Only programs on this machine.' }, 403);
  return next();
};

const refused = (c: Context, error: string) => c.json({ error }, 400);

function addDialect(app: Hono, control: Control): void {
  app.get('/switches', (c) =>
    c.json(
      Object.fromEntries(
        Object.entries(switches).map(([name, { gap, values }]) => [
          name,
          { gap, values: Object.keys(values) },
        ]),
      ),
    ),
  );
  app.get('/dialect', (c) => c.json(control.dialect()));
  app.put('/dialect', async (c) => {
    const dialect = readDialect(await bodyOf(c));
    if (!dialect) return refused(c, 'There is no such switch, or it has no such value. See /switches.');
    control.setDialect(dialect);
    return c.json(dialect);
  });
  app.delete('/dialect', (c) => {
    control.setDialect({});
    return c.json({});
  });
}

function addFaults(app: Hono, { faults }: Control): void {
  app.get('/faults', (c) => c.json(faults.list()));
  app.post('/faults', async (c) => {
    const fault = z.safeParse(Fault, await bodyOf(c));
    if (!fault.success) return refused(c, z.prettifyError(fault.error));
    return c.json({ id: faults.add(fault.data) }, 201);
  });
  app.delete('/faults/:id', (c) =>
    faults.remove(c.req.param('id')) ? c.json({}) : c.json({ error: 'There is no such fault.' }, 404),
  );
  app.delete('/faults', (c) => {
    faults.clear();
    return c.json({});
  });
}

function addClock(app: Hono, { clock }: Control): void {
  const time = () => ({ now: clock.now().toISOString() });
  app.get('/clock', (c) => c.json(time()));
  app.post('/clock', async (c) => {
    const asked = z.safeParse(Advance, await bodyOf(c));
    if (!asked.success) return refused(c, 'Send {"advanceSeconds": 3600}.');
    clock.advance(asked.data.advanceSeconds);
    return c.json(time());
  });
}

/** A body that breaks off while it is read counts as no body. */
const bodyOf = async (c: Context): Promise<unknown> => parseJson(await c.req.text().catch(() => ''));
