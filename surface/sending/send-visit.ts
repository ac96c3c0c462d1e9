// Where a draft would go and what would be sent, so that the screens can show it beforehand.
import { computed, signal } from '@preact/signals';
import type { Place } from '../../components/send/send-options.ts';
import { sendSummaryOf } from '../../lib/journeys/send-summary.ts';
import type { Clip } from '../../lib/model/clip.ts';
import type { SendSummary } from '../../lib/model/send-summary.ts';
import type { Background } from '../background-link.ts';
import { AccountVisit, looksOf } from './account-visit.ts';

export interface SendOutside {
  hasSeenLeaving: () => Promise<boolean>;
  noteLeavingSeen: () => Promise<void>;
  /** The size in bytes by picture address, only for pictures this browser has copies of. */
  pictureSizes: (clip: Clip) => Promise<ReadonlyMap<string, number>>;
  listServices: () => Promise<Place[]>;
  chooseService: (id: string) => Promise<void>;
}

export class SendVisit {
  /** The connected accounts. */
  readonly account: AccountVisit;
  readonly accounts = computed<Place[]>(() =>
    looksOf(this.account.infos.value ?? []).map(({ id, label, isChosen }) => ({ id, name: label, isChosen })),
  );
  readonly services = signal<Place[] | undefined>(undefined);
  readonly leaving = signal<SendSummary | undefined>(undefined);
  readonly isSheetOpen = signal(false);
  /** Whether the service can be asked to read pictures; false if it has refused that before. */
  readonly canImport = computed(() => {
    const accounts = this.account.infos.value ?? [];
    const chosen = accounts.find(({ isChosen }) => isChosen) ?? accounts[0];
    return chosen !== undefined && !chosen.refused?.includes('media-import');
  });
  private readonly outside: SendOutside;
  /** Undefined until loaded. */
  private isSeen: boolean | undefined;
  private readonly seen: Promise<void>;

  constructor(background: Background, outside: SendOutside) {
    this.account = new AccountVisit(background);
    this.outside = outside;
    this.seen = outside
      .hasSeenLeaving()
      // If the browser cannot tell, it is shown once more.
      .catch(() => false)
      .then((isSeen) => {
        this.isSeen ||= isSeen;
      });
  }

  /** Loads the places where drafts can go. False if the accounts could not be loaded. */
  async look(): Promise<boolean> {
    const [isKnown, services] = await Promise.all([this.account.look(), this.outside.listServices()]);
    this.services.value = services;
    return isKnown;
  }

  async count(clip: Clip): Promise<void> {
    this.leaving.value = sendSummaryOf(clip, await this.outside.pictureSizes(clip));
  }

  readonly chooseService = async (id: string) => {
    await this.outside.chooseService(id);
    this.services.value = await this.outside.listServices();
  };

  get isPassed(): boolean {
    return this.isSeen === true;
  }

  /**
   * If true, the sheet has opened and sending continues from there. Without an account the answer is false: the connect
   * screen shows the same. Waits until it is known whether the sheet was seen: nothing is sent before that.
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
