// The connected accounts, as the bar shows them: listed, chosen, connected and disconnected.
import { signal } from '@preact/signals';
import type { AccountLook } from '../../components/frame/connected-accounts.ts';
import type { ConnectionInfo } from '../../lib/browser/messages.ts';
import type { Failure } from '../../lib/model/failure.ts';
import { askFor, type Background } from '../background-link.ts';

export type AccountStep =
  | { is: 'quiet' }
  | { is: 'connecting' }
  /** Asks before an account is disconnected. */
  | { is: 'asking'; account: AccountLook }
  /** Removed from this browser, but the service could not be told. */
  | { is: 'not-heard' }
  | { is: 'failed'; failure: Failure };

export class AccountVisit {
  /** Undefined until loaded. */
  readonly infos = signal<ConnectionInfo[] | undefined>(undefined);
  readonly step = signal<AccountStep>({ is: 'quiet' });
  private readonly background: Background;

  constructor(background: Background) {
    this.background = background;
  }

  /** Other windows can change the accounts too, so each screen loads them again. False if they could not be loaded. */
  async look(): Promise<boolean> {
    const answer = await askFor(this.background, 'connection.list', {});
    if (answer.ok) this.infos.value = answer.value;
    return answer.ok;
  }

  readonly choose = async (id: string) => {
    const answer = await askFor(this.background, 'connection.choose', { id });
    if (answer.ok) this.infos.value = answer.value;
  };

  /** Without an id, connects one more account. */
  readonly connect = async (accountId?: string) => {
    this.step.value = { is: 'connecting' };
    const whom = accountId === undefined ? { isNew: true } : { accountId };
    const answer = await askFor(this.background, 'connection.connect', whom);
    // A sign-in window that the traveller closed themselves needs no message.
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

/** A single account is labelled with its service; several with their names, numbered where two are the same. */
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
