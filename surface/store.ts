// Holds the one state value, and knows which asks are still wanted.
import { type Signal, signal } from '@preact/signals';
import type { MainState, SurfaceState } from './state.ts';

export class SurfaceStore {
  readonly state: Signal<SurfaceState> = signal<SurfaceState>({ screen: 'opening' });
  private turn = 0;

  /** What is there below the Library or Explore, whether or not one of them is open. */
  get main(): MainState {
    const state = this.state.value;
    return 'behind' in state ? state.behind : state;
  }

  /** Changes what is there; what lies over it stays in front. */
  show(main: MainState): void {
    const state = this.state.value;
    this.state.value = 'behind' in state ? { ...state, behind: main } : main;
  }

  /** Shows it in front of everything. */
  bring(state: SurfaceState): void {
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
