// Holds the surface state, and knows which requests are still wanted.
import { type Signal, signal } from '@preact/signals';
import type { MainState, SurfaceState } from './state.ts';

export class SurfaceStore {
  readonly state: Signal<SurfaceState> = signal<SurfaceState>({ screen: 'opening' });
  private turn = 0;

  /** The main screen, whether or not the Library or Explore covers it. */
  get main(): MainState {
    const state = this.state.value;
    return 'behind' in state ? state.behind : state;
  }

  /** Changes the main screen; a Library or Explore in front of it stays there. */
  show(main: MainState): void {
    const state = this.state.value;
    this.state.value = 'behind' in state ? { ...state, behind: main } : main;
  }

  /** Replaces the whole state. */
  bring(state: SurfaceState): void {
    this.state.value = state;
  }

  /**
   * Begins something new. Answers to earlier requests are no longer wanted: the returned function says whether this is still
   * the latest.
   */
  begin(): () => boolean {
    this.turn += 1;
    const mine = this.turn;
    return () => mine === this.turn;
  }
}
