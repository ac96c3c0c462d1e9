// The connected accounts, as the bar shows them: who they are, which one drafts go to, one more, one less.
import { signal } from '@preact/signals';
import type { AccountLook } from '../../components/frame/account-desk.ts';
import type { ConnectionInfo } from '../../lib/browser/messages.ts';
import type { Failure } from '../../lib/model/failure.ts';
import { askFor, type Background } from '../background-link.ts';

export type AccountStep =
  | { is: 'quiet' }
  | { is: 'connecting' }
  /** Asked before an account goes. */
  | { is: 'asking'; account: AccountLook }
  /** It is gone from this browser, and the service could not be told. */
  | { is: 'not-heard' }
  | { is: 'failed'; failure: Failure };

export class AccountVisit {
  /** Undefined until they are known. */
  readonly infos = signal<ConnectionInfo[] | undefined>(undefined);
  readonly step = signal<AccountStep>({ is: 'quiet' });
  private readonly background: Background;

  constructor(background: Background) {
    this.background = background;
  }

  /** Accounts come and go in other windows too: looked up anew with each screen. False where nobody could say. */
  async look(): Promise<boolean> {
    const answer = await askFor(this.background, 'connection.list', {});
    if (answer.ok) this.infos.value = answer.value;
    return answer.ok;
  }

  readonly choose = async (id: string) => {
    const answer = await askFor(this.background, 'connection.choose', { id });
    if (answer.ok) this.infos.value = answer.value;
  };

  /** Without an id, one more. */
  readonly connect = async (accountId?: string) => {
    this.step.value = { is: 'connecting' };
    const whom = accountId === undefined ? { isNew: true } : { accountId };
    const answer = await askFor(this.background, 'connection.connect', whom);
    // Nobody has to be told that they closed the window themselves.
    const isOver = answer.ok || answer.failure.kind === 'sign-in-given-up';
    this.step.value = isOver ? { is: 'quiet' } : { is: 'failed', failure: answer.failure };
    await this.look();
  };

  readonly askDisconnect = (account: AccountLook) => {
    this.step.value = { is: 'asking', account };
  };

  readonly disconnect = async (id: string) => {
    this.step.value = { is: 'quiet' };
    const answer = await askFor(this.background, 'connection.disconnect', { id });
    if (!answer.ok) this.step.value = { is: 'failed', failure: answer.failure };
    else if (answer.value === false) this.step.value = { is: 'not-heard' };
    await this.look();
  };

  readonly close = () => {
    this.step.value = { is: 'quiet' };
  };
}

/** One alone goes by its service; several go by their names, and by a number where those are the same. */
export function looksOf(accounts: ConnectionInfo[]): AccountLook[] {
  const names = accounts.map(({ name, serviceName }) => (accounts.length > 1 && name) || serviceName);
  return accounts.map(({ id, name: person, serviceName, isChosen, isSignedOut }, at) => {
    const name = names[at] ?? '';
    const before = names.slice(0, at).filter((each) => each === name).length;
    return {
      id,
      label: before > 0 ? `${name} (${before + 1})` : name,
      person,
      service: serviceName,
      isChosen: isChosen === true,
      isSignedOut: isSignedOut === true,
    };
  });
}
