import { createHash } from 'node:crypto';
import { fail, ok, type Result } from '../../lib/model/result.ts';
import type { Attempts, Limit } from './attempts.ts';
import type {
  ChangeProblem,
  PasswordChange,
  SignUp,
  SignUpProblem,
  Traveller,
  Travellers,
} from './travellers.ts';

export type EntryProblem = SignUpProblem | 'too-many' | 'no-match';

export type PasswordProblem = ChangeProblem | 'too-many';

export interface Credentials {
  email: string;
  password: string;
}

/** The only way for people to sign in. `address` is where the request comes from. */
export interface SignInGate {
  signIn(credentials: Credentials, address: string): Promise<Result<Traveller, 'too-many' | 'no-match'>>;
  signUp(signUp: SignUp, address: string): Promise<Result<Traveller, SignUpProblem | 'too-many'>>;
  /** For a signed-in traveller, who gives both passwords; the attempts count like sign-in attempts. */
  changePassword(change: NewPassword, address: string): Promise<Result<void, PasswordProblem>>;
}

export type NewPassword = PasswordChange & { email: string };

export const waitMinutes = 15;

// Nobody mistypes a password ten times; but many people can share one address, and one account can be tried from many.
const maxPairTries = 10;
const maxAccountTries = 50;
const maxAddressTries = 200;
const maxSignUps = 100;

export function makeSignInGate(travellers: Travellers, attempts: Attempts): SignInGate {
  return {
    async signIn({ email, password }, address) {
      const tries = triesOf(email, address);
      if (!(await attempts.take(tries.limits))) return fail('too-many');
      const traveller = await travellers.signIn(email, password);
      if (!traveller) return fail('no-match');
      await attempts.forget(tries.pair);
      return ok(traveller);
    },
    async changePassword({ email, ...change }, address) {
      const tries = triesOf(email, address);
      if (!(await attempts.take(tries.limits))) return fail('too-many');
      const changed = await travellers.changePassword(change);
      if (changed.ok) await attempts.forget(tries.pair);
      return changed;
    },
    async signUp(signUp, address) {
      const limit = { subject: `sign-up:${address}`, most: maxSignUps, withinMinutes: 60 };
      return (await attempts.take([limit])) ? travellers.create(signUp) : fail('too-many');
    },
  };
}

/** The counters for one attempt at this account from this address. */
function triesOf(email: string, address: string): { pair: string; limits: Limit[] } {
  const account = hashOf(email.trim().toLowerCase());
  const pair = `pair:${account}:${address}`;
  const within = (subject: string, most: number): Limit => ({ subject, most, withinMinutes: waitMinutes });
  const limits = [
    within(pair, maxPairTries),
    within(`account:${account}`, maxAccountTries),
    within(`address:${address}`, maxAddressTries),
  ];
  return { pair, limits };
}

/** Hashed, so that the table of attempts is not a list of email addresses. */
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');
