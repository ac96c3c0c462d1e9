import { and, eq, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import { fail, ok, type Result } from '../../lib/model/result.ts';
import type { Edges } from '../edges.ts';
import type { Database } from '../storage/open-database.ts';
import { travellers } from '../storage/schema.ts';
import { dummyHash, hashPassword, isPassword } from './passwords.ts';

export interface Traveller {
  id: string;
  email: string;
  name: string;
}

export type SignUpProblem =
  | 'email-not-valid'
  | 'email-taken'
  | 'password-too-short'
  | 'password-too-long'
  | 'name-missing';

export interface SignUp {
  email: string;
  name: string;
  password: string;
}

export interface Travellers {
  create(signUp: SignUp): Promise<Result<Traveller, SignUpProblem>>;
  find(id: string): Promise<Traveller | undefined>;
  findByEmail(email: string): Promise<Traveller | undefined>;
  signIn(email: string, password: string): Promise<Traveller | undefined>;
  changePassword(change: PasswordChange): Promise<Result<void, ChangeProblem>>;
}

export interface PasswordChange {
  travellerId: string;
  current: string;
  next: string;
}
export type ChangeProblem = 'no-match' | 'not-new' | 'password-too-short' | 'password-too-long';

const minPasswordLength = 10;
// Hashing a very long password would let anyone keep the processor busy.
const maxPasswordLength = 200;
const maxNameLength = 80;

/** " Mara@Wayclip.test " → "mara@wayclip.test". A NUL is removed: Postgres text cannot store it. */
const tidy = (text: string) => text.replaceAll('\0', '').toWellFormed().trim();
const tidyEmail = (email: string) => tidy(email).toLowerCase();
const isEmail = (email: string) => email.length <= 254 && z.safeParse(z.email(), email).success;
const isUuid = (id: string) => z.safeParse(z.uuid(), id).success;

function checkSignUp({ email, name, password }: SignUp): SignUpProblem | undefined {
  if (!isEmail(email)) return 'email-not-valid';
  if (name === '' || name.length > maxNameLength) return 'name-missing';
  return checkPassword(password);
}

function checkPassword(password: string): 'password-too-short' | 'password-too-long' | undefined {
  if (password.length < minPasswordLength) return 'password-too-short';
  return password.length > maxPasswordLength ? 'password-too-long' : undefined;
}

export function openTravellers(db: Database, edges: Edges): Travellers {
  const rowOf = async (is: SQL) => (await db.select().from(travellers).where(is))[0];
  const rowByEmail = (email: string) => rowOf(eq(travellers.email, tidyEmail(email)));
  const found = async (row: ReturnType<typeof rowOf>) => withoutSecrets(await row);
  return {
    create: (given) => create(db, edges, given),
    find: async (id) => (isUuid(id) ? found(rowOf(eq(travellers.id, id))) : undefined),
    findByEmail: (email) => found(rowByEmail(email)),
    async signIn(email, password) {
      const row = await rowByEmail(email);
      const canMatch = row && password.length <= maxPasswordLength;
      const hash = canMatch ? row.passwordHash : dummyHash(edges.passwordCost);
      const matches = await isPassword(canMatch ? password : '', hash);
      return canMatch && matches ? withoutSecrets(row) : undefined;
    },
    async changePassword({ travellerId, current, next }) {
      const problem = checkPassword(next);
      if (problem) return fail(problem);
      const row = await rowOf(eq(travellers.id, travellerId));
      const canMatch = row && current.length <= maxPasswordLength;
      if (!canMatch || !(await isPassword(current, row.passwordHash))) return fail('no-match');
      if (current === next) return fail('not-new');
      // Only if the hash is still the one just verified: of two changes at once, the second matches no row.
      const changed = await db
        .update(travellers)
        .set({ passwordHash: await hashPassword(next, edges.passwordCost) })
        .where(and(eq(travellers.id, travellerId), eq(travellers.passwordHash, row.passwordHash)))
        .returning({ id: travellers.id });
      return changed.length > 0 ? ok(undefined) : fail('no-match');
    },
  };
}

async function create(db: Database, edges: Edges, given: SignUp): Promise<Result<Traveller, SignUpProblem>> {
  const { password } = given;
  const traveller = { id: edges.newId(), email: tidyEmail(given.email), name: tidy(given.name) };
  const problem = checkSignUp({ ...traveller, password });
  if (problem) return fail(problem);
  const passwordHash = await hashPassword(password, edges.passwordCost);
  const made = await db
    .insert(travellers)
    .values({ ...traveller, passwordHash, createdAt: edges.now() })
    .onConflictDoNothing()
    .returning({ id: travellers.id });
  return made.length > 0 ? ok(traveller) : fail('email-taken');
}

const withoutSecrets = <Row extends Traveller | undefined>(row: Row) =>
  row && { id: row.id, email: row.email, name: row.name };
