// A popup between a fake background and fake outside actions, opened anew for each test and accessed through these names.

import type { ConnectionInfo } from '../../lib/browser/messages.ts';
import type { Failure } from '../../lib/model/failure.ts';
import { ok } from '../../lib/model/result.ts';
import { SurfaceController } from '../../surface/controller.ts';
import type { SurfaceState } from '../../surface/state.ts';
import { FakeBackground, fakeOutside } from './fake-background.ts';
import { clip } from './sample.ts';

export const connection: ConnectionInfo = {
  id: 'account-1',
  serviceName: 'Trips',
  webItinerary: 'https://trips.example/i/{id}',
};
export const otherClip = clip({ id: '3d0b6c52-55c1-4b8f-8f0e-7f2f4a9d9a11' });

export let background: FakeBackground;
export let outside: ReturnType<typeof fakeOutside>;
export let popup: SurfaceController;

export function openPopup(more: Partial<ReturnType<typeof fakeOutside>['outside']> = {}): void {
  background = new FakeBackground();
  outside = fakeOutside();
  popup = new SurfaceController(background, { ...outside.outside, ...more }, { id: 7, title: 'Porto' });
}

export const screen = () => popup.state.value.screen;
export function at<S extends SurfaceState['screen']>(name: S): Extract<SurfaceState, { screen: S }> {
  const state = popup.state.value;
  if (state.screen !== name) throw new Error(`On ${state.screen}, not on ${name}`);
  return state as Extract<SurfaceState, { screen: S }>;
}
export async function reviewed(more: Parameters<typeof clip>[0] = {}) {
  void popup.read();
  await background.answer('clip.page', ok(clip(more)));
}
export async function sending() {
  await reviewed();
  void popup.send();
  await background.answer('connection.open', ok(connection));
}
export const problem = () => {
  const { notice } = at('review');
  return notice.kind === 'problem' ? notice.failure : undefined;
};
export const take = (step: keyof ReturnType<SurfaceController['stepsFor']>, failure: Failure) =>
  popup.stepsFor(failure)[step]?.();
