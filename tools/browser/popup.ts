// The popup as a person sees it: which screen it shows and what is on it.
import type { Page } from 'puppeteer-core';

export type Screen =
  | 'review'
  | 'reading'
  | 'failed'
  | 'connect'
  | 'sending'
  | 'sent'
  | 'library'
  | 'library-trip'
  | 'explore'
  | 'explore-trip'
  | 'idle';

const patience = { polling: 50, timeout: 20_000 } as const;

/** Waits until the popup shows one of these screens and returns it. */
export async function screenOf(popup: Page, ...screens: Screen[]): Promise<Screen> {
  const shown = await popup.waitForFunction(
    (wanted: string[]) => {
      const screen = document.querySelector('[data-screen]')?.getAttribute('data-screen');
      return screen && wanted.includes(screen) ? screen : undefined;
    },
    patience,
    screens,
  );
  return (await shown.jsonValue()) as Screen;
}

/** A real mouse click: some of what it starts requires a user gesture. */
export async function press(page: Page, selector: string): Promise<void> {
  const element = await page.waitForSelector(selector, { visible: true, timeout: patience.timeout });
  await element?.click();
}

export const textOf = (popup: Page, selector: string) =>
  popup.$eval(selector, (element) => (element.textContent ?? '').trim());

export const textsOf = (popup: Page, selector: string) =>
  popup.$$eval(selector, (elements) => elements.map((element) => (element.textContent ?? '').trim()));

/** Signs in and allows access, on the service's own pages. */
export async function signInAndAllow(
  window: Page,
  traveller: { email: string; password: string },
): Promise<void> {
  await window.waitForSelector('#email', { timeout: patience.timeout });
  await window.type('#email', traveller.email);
  await window.type('#password', traveller.password);
  await press(window, '#sign-in');
  await window.waitForSelector('#allow', { timeout: patience.timeout });
}

/** The window closes during the click, so nothing is awaited. */
export async function allow(window: Page): Promise<void> {
  await window.$eval('#allow', (element) => setTimeout(() => (element as HTMLElement).click()));
}
