// A traveller with only a keyboard and a screen reader.
import type { Browser, KeyInput, Page, SerializedAXNode } from 'puppeteer-core';
import { expect } from 'vitest';
import { eventually } from '../../tools/browser/extension-browser.ts';

export interface Heard {
  role: string;
  name: string;
  expanded?: boolean | undefined;
  checked?: boolean | undefined;
}

function focusedIn(node: SerializedAXNode | null): SerializedAXNode | undefined {
  if (!node) return undefined;
  for (const child of node.children ?? []) {
    const found = focusedIn(child);
    if (found) return found;
  }
  return node.focused ? node : undefined;
}

/** Boxes inside a name are separated by spaces, which are not heard: "Stop 1 , Cais" */
const tidied = (name: string) =>
  name
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.])/g, '$1')
    .trim();

/** More than any screen has, so that a focus loop is noticed. */
const mostTabs = 60;

export class ByKeyboard {
  readonly page: Page;
  private readonly hasTree: boolean;

  constructor(page: Page, browser: 'chromium' | 'firefox') {
    this.page = page;
    // Firefox does not expose its accessibility tree to automation: names are read from the document instead.
    this.hasTree = browser === 'chromium';
  }

  /** What a screen reader says about the focused element. */
  async heard(): Promise<Heard> {
    expect(await this.page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    if (!this.hasTree) return this.page.evaluate(readFocus);
    const node = focusedIn(await this.page.accessibility.snapshot({ interestingOnly: false }));
    return {
      role: node?.role ?? '',
      name: tidied(node?.name ?? ''),
      expanded: node?.expanded,
      checked: node?.checked === true,
    };
  }

  /** Presses keys together, the last one last; afterwards something must have the focus. */
  async press(...keys: KeyInput[]): Promise<void> {
    for (const key of keys.slice(0, -1)) await this.page.keyboard.down(key);
    await this.page.keyboard.press(keys.at(-1) as KeyInput);
    for (const key of keys.slice(0, -1).toReversed()) await this.page.keyboard.up(key);
    await this.settles();
  }

  async write(words: string): Promise<void> {
    await this.page.keyboard.type(words);
    await this.settles();
  }

  /** Presses Tab until this is heard. Returns everything heard on the way. */
  async tabTo(role: string, name: RegExp, back = false): Promise<Heard[]> {
    const way: Heard[] = [];
    while (way.length < mostTabs) {
      await this.press(...(back ? (['Shift', 'Tab'] as const) : (['Tab'] as const)));
      const heard = await this.heard();
      way.push(heard);
      if (heard.role === role && name.test(heard.name)) return way;
    }
    throw new Error(
      `Not on the way: ${role} ${name}. There was: ${way.map((each) => `${each.role} “${each.name}”`).join(', ')}`,
    );
  }

  /** Waits until this is heard: some of it arrives with an answer from the background. */
  async hears(role: string, name: RegExp): Promise<Heard> {
    let last: Heard | undefined;
    return eventually(`${role} ${name}`, async () => {
      last = await this.heard().catch(() => last);
      return last?.role === role && name.test(last.name) ? last : undefined;
    }).catch((thrown) => {
      throw new Error(`${thrown} Heard: ${last?.role} “${last?.name}”`);
    });
  }

  /** Something has the focus once the screen has settled. */
  private async settles(): Promise<void> {
    await eventually('the focus', () =>
      this.page
        .evaluate(
          () =>
            new Promise<boolean>((resolve) =>
              setTimeout(() => resolve(document.activeElement !== document.body), 40),
            ),
        )
        .then((isThere) => isThere || undefined),
    );
  }
}

/** Firefox's own panel keeps the focus from the tab that stands in for it, and a button without focus gets no Enter. */
export async function takeFocus(browser: Browser): Promise<void> {
  const { connection } = browser as unknown as {
    connection: {
      send: (method: string, parameters: object) => Promise<{ result: { contexts?: { context: string }[] } }>;
    };
  };
  const { result } = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome' });
  await connection.send('script.evaluate', {
    expression: `for (const panel of document.querySelectorAll('panel')) if (panel.state !== 'closed') panel.hidePopup();
      window.focus();
      gBrowser.selectedBrowser.focus();`,
    target: { context: result.contexts?.[0]?.context },
    awaitPromise: true,
  });
}

/** Runs in the page: role and name of the focused element, as far as the document tells. */
function readFocus(): Heard {
  const element = document.activeElement as HTMLElement;
  const tag = element.tagName.toLowerCase();
  const type = element.getAttribute('type') ?? 'text';
  const byTag: Record<string, string> = {
    button: 'button',
    a: 'link',
    textarea: 'textbox',
    select: 'combobox',
    input: type === 'radio' || type === 'checkbox' ? type : 'textbox',
    h1: 'heading',
    h2: 'heading',
  };
  const said = (ids: string | null) =>
    (ids ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
      .trim();
  const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
  const name =
    said(element.getAttribute('aria-labelledby')) ||
    element.getAttribute('aria-label') ||
    labels.map((label) => label.textContent).join(' ') ||
    element.textContent ||
    '';
  return {
    role: element.getAttribute('role') ?? byTag[tag] ?? tag,
    name: name
      .replace(/\s+/g, ' ')
      .replace(/\s+([,.])/g, '$1')
      .trim(),
    expanded: element.getAttribute('aria-expanded') === 'true',
    checked: (element as HTMLInputElement).checked === true,
  };
}
