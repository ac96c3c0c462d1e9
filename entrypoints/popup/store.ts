// Holds the one state value, and knows which asks are still wanted.
import { type Signal, signal } from '@preact/signals';
import type { LibraryState, MainState, PopupState } from './state.ts';

export class PopupStore {
  readonly state: Signal<PopupState> = signal<PopupState>({ screen: 'opening' });
  private turn = 0;

  /** What is there below the Library, whether or not the Library is open. */
  get main(): MainState {
    const state = this.state.value;
    return state.screen === 'library' ? state.behind : state;
  }

  /** Changes what is there; an open Library stays in front of it. */
  show(main: MainState): void {
    const state = this.state.value;
    this.state.value = state.screen === 'library' ? { ...state, behind: main } : main;
  }

  /** Shows it in front of everything. */
  bring(state: MainState | LibraryState): void {
    this.state.value = state;
  }

  /**
   * Begins something new. The answer of whatever was asked before is no longer wanted:
   * the returned question says whether this is still the latest.
   */
  begin(): () => boolean {
    this.turn += 1;
    const mine = this.turn;
    return () => mine === this.turn;
  }
}
