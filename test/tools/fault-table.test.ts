import { expect, test } from 'vitest';
import { faultTable } from '../../tools/shots/fault-table.ts';
import type { Shot } from '../../tools/shots/shot.ts';

const shot = (scene: string, ...faults: Shot['faults']): Shot => ({
  scene,
  surface: 'popup',
  theme: 'light',
  language: 'en',
  file: `${scene}-popup-light.png`,
  faults,
});
const contrast = { rule: 'color-contrast', impact: 'serious', where: ['.tag'] };

test('the same fault at the same place is one line, with the pictures it is on', () => {
  const table = faultTable([shot('a', contrast), shot('b', contrast), shot('c')]).split('\n');
  expect(table).toHaveLength(2);
  expect(table[1]).toBe('serious | color-contrast | .tag | a-popup-light, b-popup-light');
});

test('nothing wrong is said plainly', () => {
  expect(faultTable([shot('a')])).toBe('No violations.');
});
