// Where a draft goes and what goes there, as far as the screens need to know before it does.
import { signal } from '@preact/signals';
import type { Place } from '../../components/send/send-desk.ts';
import type { ConnectionInfo } from '../../lib/browser/messages.ts';
import { whatLeaves } from '../../lib/journeys/what-leaves.ts';
import type { Clip } from '../../lib/model/clip.ts';
import type { Leaving } from '../../lib/model/leaving.ts';
import { askFor, type Background } from '../background-link.ts';

export interface SendOutside {
  hasSeenLeaving: () => Promise<boolean>;
  noteLeavingSeen: () => Promise<void>;
  /** In bytes, by the picture's address: only of those that this browser has a copy of. */
  pictureSizes: (clip: Clip) => Promise<ReadonlyMap<string, number>>;
  listServices: () => Promise<Place[]>;
  chooseService: (id: string) => Promise<void>;
}

export class SendVisit {
  readonly accounts = signal<Place[]>([]);
  readonly services = signal<Place[] | undefined>(undefined);
  readonly leaving = signal<Leaving | undefined>(undefined);
  readonly isSheetOpen = signal(false);
  /** The service may be asked to read pictures: not one that has said it keeps that for its own apps. */
  readonly canImport = signal(false);
  private readonly background: Background;
  private readonly outside: SendOutside;
  /** Undefined until it is known. */
  private isSeen: boolean | undefined;
  private readonly seen: Promise<void>;

  constructor(background: Background, outside: SendOutside) {
    this.background = background;
    this.outside = outside;
    this.seen = outside
      .hasSeenLeaving()
      // Where the browser cannot tell, it is shown once more.
      .catch(() => false)
      .then((isSeen) => {
        this.isSeen ||= isSeen;
      });
  }

  /** Accounts come and go in other windows too: looked up anew with each screen. */
  async look(): Promise<boolean> {
    const [accounts, services] = await Promise.all([
      askFor(this.background, 'connection.list', {}),
      this.outside.listServices(),
    ]);
    if (accounts.ok) this.hear(accounts.value);
    this.services.value = services;
    return accounts.ok;
  }

  private hear(accounts: ConnectionInfo[]): void {
    this.accounts.value = placesOf(accounts);
    const chosen = accounts.find(({ isChosen }) => isChosen) ?? accounts[0];
    this.canImport.value = chosen !== undefined && !chosen.refused?.includes('media-import');
  }

  async count(clip: Clip): Promise<void> {
    this.leaving.value = whatLeaves(clip, await this.outside.pictureSizes(clip));
  }

  readonly chooseAccount = async (id: string) => {
    const answer = await askFor(this.background, 'connection.choose', { id });
    if (answer.ok) this.hear(answer.value);
  };

  readonly chooseService = async (id: string) => {
    await this.outside.chooseService(id);
    this.services.value = await this.outside.listServices();
  };

  get isPassed(): boolean {
    return this.isSeen === true;
  }

  /**
   * True: the sheet opens, and sending goes on from there. Without an account, the connect screen shows the same.
   * What is not known yet, right after opening, is waited for: nothing leaves before it was shown.
   */
  async asksFirst(clip: Clip): Promise<boolean> {
    await this.seen;
    if (this.isSeen || (await this.isWithoutAccount())) return false;
    await this.showSheet(clip);
    return true;
  }

  private async isWithoutAccount(): Promise<boolean> {
    if (this.accounts.value.length > 0) return false;
    const isKnown = await this.look();
    return isKnown && this.accounts.value.length === 0;
  }

  readonly showSheet = async (clip: Clip) => {
    await this.count(clip);
    this.isSheetOpen.value = true;
  };
  readonly closeSheet = () => {
    this.isSheetOpen.value = false;
  };

  readonly noteSeen = () => {
    if (this.isSeen) return;
    this.isSeen = true;
    void this.outside.noteLeavingSeen();
  };
}

/** One alone goes by its service; several go by their names, and by a number where those are the same. */
function placesOf(accounts: ConnectionInfo[]): Place[] {
  const names = accounts.map(({ name, serviceName }) => (accounts.length > 1 && name) || serviceName);
  return accounts.map(({ id, isChosen }, at) => {
    const name = names[at] ?? '';
    const before = names.slice(0, at).filter((each) => each === name).length;
    return { id, name: before > 0 ? `${name} (${before + 1})` : name, isChosen: isChosen === true };
  });
}
