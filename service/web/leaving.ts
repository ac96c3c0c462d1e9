import type { Context, Hono } from 'hono';
import { stream } from 'hono/streaming';
import type { Edges } from '../edges.ts';
import { zipOf } from '../storage/zip.ts';
import type { AccountExport } from '../travellers/account-export.ts';
import type { DeleteAccount } from '../travellers/delete-account.ts';
import type { SignInGate } from '../travellers/sign-in-gate.ts';
import { deletedPage, deletePage } from './delete-page.ts';
import { readForm } from './form.ts';
import { show } from './layout.ts';
import type { AddressOf, Reader, WebEnv, WebSession } from './session.ts';

export interface LeavingParts {
  reader: Reader;
  edges: Edges;
  door: SignInGate;
  session: WebSession;
  addressOf: AddressOf;
  belongings: AccountExport;
  leave: DeleteAccount;
  toSignIn(c: Context<WebEnv>): Response;
}

/** Exporting everything, and deleting the account. */
export function addLeaving(routes: Hono<WebEnv>, parts: LeavingParts): void {
  const { reader, edges, door, session, addressOf, belongings, leave, toSignIn } = parts;
  routes.get('/account/export', async (c) => {
    const traveller = await reader(c);
    if (!traveller) return toSignIn(c);
    c.header('Content-Type', 'application/zip');
    c.header('Content-Disposition', 'attachment; filename="itineraries.zip"');
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Cache-Control', 'no-store');
    return stream(
      c,
      async (out) => {
        for await (const part of zipOf(belongings(traveller.id))) await out.write(part);
      },
      async (fault) => edges.report(fault),
    );
  });

  routes.get('/account/delete', async (c) => {
    const traveller = await reader(c);
    return traveller ? show(c, deletePage({ reader: traveller })) : toSignIn(c);
  });
  routes.post('/account/delete', async (c) => {
    const traveller = await reader(c);
    if (!traveller) return toSignIn(c);
    const { password } = await readForm(c);
    // Counts as a sign-in attempt: someone at an unlocked browser gets no extra guesses here.
    const proven = await door.signIn({ email: traveller.email, password }, addressOf(c));
    if (!proven.ok) return show(c, deletePage({ reader: traveller, problem: proven.failure }));
    await leave(traveller.id);
    await session.end(c);
    return show(c, deletedPage);
  });
}
