// The faults of a screen that can be checked automatically: axe-core's rules, and a few of our own.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AxeResults } from 'axe-core';
import type { Page } from 'puppeteer-core';

export interface Fault {
  rule: string;
  impact: string;
  /** Up to three selectors of places. */
  where: string[];
}

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

export async function check(page: Page): Promise<Fault[]> {
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate(async () => {
    const { axe } = globalThis as typeof globalThis & { axe: { run: () => Promise<AxeResults> } };
    return axe.run();
  });
  const found = violations.map(({ id, impact, nodes }) => ({
    rule: id,
    impact: impact ?? 'unknown',
    where: nodes.slice(0, 3).map(({ target }) => target.join(' ')),
  }));
  return [...found, ...(await spills(page))];
}

/** Elements that overflow the surface sideways, so that it would have to be scrolled. */
export async function spills(page: Page): Promise<Fault[]> {
  const where = await page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'html, body, .surface, .surface-scroll, .surface-footer, .app-header, .page-bar, .sheet-body, .menu',
      ),
    ]
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .map((element) => {
        const { left, right } = element.getBoundingClientRect();
        const outside = [...element.querySelectorAll('*')].filter((inner) => {
          const box = inner.getBoundingClientRect();
          // These are meant to scroll sideways.
          if (inner.closest('.library-chips, .day-chips')) return false;
          return box.width > 0 && (box.right > right + 1 || box.left < left - 1);
        });
        const innermost = outside.filter(
          (inner) => !outside.some((each) => each !== inner && inner.contains(each)),
        );
        return [element, ...innermost.slice(0, 3)]
          .map((each) => `${each.tagName.toLowerCase()}.${each.getAttribute('class') ?? ''}`)
          .join(' > ');
      }),
  );
  return where.length === 0 ? [] : [{ rule: 'wider-than-surface', impact: 'serious', where }];
}
