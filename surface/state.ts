// What a surface shows, as one value in which impossible combinations cannot be expressed.

import type { ExploreView } from '../components/explore/explore-view.ts';
import type { LibraryView } from '../components/library/library-view.ts';
import { firstViewOf, type ReviewView } from '../components/review/review-view.ts';
import type { Clip } from '../lib/model/clip.ts';
import type { Failure } from '../lib/model/failure.ts';

/** The open draft, and which part of it is shown. */
export interface OpenDraft {
  clip: Clip;
  view: ReviewView;
}

export type Notice = { kind: 'none' } | { kind: 'starting' } | { kind: 'problem'; failure: Failure };

export type MainState =
  | { screen: 'opening' }
  /** Opened without a page to read. */
  | { screen: 'idle' }
  | { screen: 'reading' }
  | { screen: 'failed'; failure: Failure }
  | ({ screen: 'review'; notice: Notice } & OpenDraft)
  | ({ screen: 'connect'; isSigningIn: boolean } & OpenDraft)
  | ({ screen: 'sending' } & OpenDraft)
  /** Someone else changed the itinerary meanwhile; `day` counts from 1. */
  | ({ screen: 'asking'; day: number } & OpenDraft)
  /** `address`: the itinerary's web page, once known. */
  | { screen: 'sent'; clip: Clip; address?: string };

/** The Library covers the main screen. Closing it shows that again, in its current state. */
export interface LibraryState extends LibraryView {
  screen: 'library';
  behind: MainState;
}

/** Explore covers the main screen in the same way. */
export interface ExploreState extends ExploreView {
  screen: 'explore';
  behind: MainState;
}

export type SurfaceState = MainState | LibraryState | ExploreState;

/** The screen for a clip, by the state of its delivery. */
export function landing(clip: Clip, view: ReviewView = firstViewOf(clip.draft)): MainState {
  const { delivery } = clip;
  switch (delivery.step) {
    case 'kept':
      return { screen: 'review', clip, view, notice: { kind: 'none' } };
    case 'creating':
    case 'adding-pictures':
    case 'waiting':
    case 'paused':
      return { screen: 'sending', clip, view };
    case 'asking':
      return { screen: 'asking', clip, view, day: delivery.day };
    case 'sent':
      return { screen: 'sent', clip };
    case 'failed':
      return { screen: 'review', clip, view, notice: { kind: 'problem', failure: delivery.failure } };
  }
}

/** News can arrive out of order; a delivery never goes back. */
export function isFurther(news: Clip, shown: Clip): boolean {
  return distance(news) >= distance(shown);
}

function distance({ delivery }: Clip): number {
  switch (delivery.step) {
    case 'kept':
      return 0;
    case 'creating':
      return 1;
    case 'adding-pictures':
      return 2 + delivery.done / (delivery.total + 1);
    case 'waiting':
    case 'paused':
    case 'asking':
      return delivery.isCreated ? 2 + delivery.done / (delivery.total + 1) : 1;
    case 'sent':
    case 'failed':
      return 3;
  }
}
