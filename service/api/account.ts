import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Plans } from '../travellers/plan.ts';
import { ReminderSettings, type Reminders } from '../travellers/reminders.ts';
import type { Reports } from '../travellers/reports.ts';
import type { ApiEnv, Bearer } from './bearer.ts';
import { isId } from './ids.ts';
import { noPerson } from './marks.ts';
import { problem, say } from './problem.ts';
import { readShape, text } from './request-body.ts';

export interface AccountRoutes {
  bearer: Bearer;
  plans: Plans;
  reports: Reports;
  reminders: Reminders;
}

/** The traveller's plan and this period's import allowance, as shown to an app. */
export const Account = z.object({
  id: z.uuid(),
  plan: z.enum(['free', 'paid']),
  periodStart: z.iso.datetime(),
  periodEnd: z.iso.datetime(),
  importsUsed: z.int(),
  importsAllowed: z.int(),
});
export const NewReport = z.object({ reason: text(2000) });

/** Report a traveller (4.9) and reminder preferences (4.11): own apps only. */
export function accountRoutes({ bearer, plans, reports, reminders }: AccountRoutes): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();

  routes.post('/v1/people/:userId/reports', bearer.ownApp(), async (c) => {
    const body = await readShape(c.req.raw, NewReport);
    if (!body.ok) return say(c, body.failure);
    const reportedId = c.req.param('userId');
    const report = { reporterId: c.var.caller.travellerId, reportedId, reason: body.value.reason };
    return isId(reportedId) && (await reports.add(report)) ? c.body(null, 204) : say(c, noPerson);
  });

  routes.patch('/v1/account/reminder-preferences', bearer.ownApp(), async (c) => {
    const body = await readShape(c.req.raw, ReminderSettings);
    if (!body.ok) return say(c, body.failure);
    const isChanged = await reminders.change(c.var.caller.travellerId, body.value);
    return isChanged ? c.body(null, 204) : say(c, problem('invalidRequest', 'That is too many settings.'));
  });
  // Assumed: the document shows only how to set the preferences; an app also has to read them.
  routes.get('/v1/account/reminder-preferences', bearer.ownApp(), async (c) => {
    return c.json(await reminders.of(c.var.caller.travellerId));
  });

  // Assumed: the document counts imports, so an app that spends one must be able to show how many are left.
  routes.get('/v1/account', bearer.ownApp(), async (c) => {
    const { travellerId } = c.var.caller;
    const { name, periodStart, periodEnd, importsUsed, importsAllowed } = await plans.of(travellerId);
    const period = { periodStart: periodStart.toISOString(), periodEnd: periodEnd.toISOString() };
    return c.json({ id: travellerId, plan: name, ...period, importsUsed, importsAllowed });
  });

  return routes;
}
