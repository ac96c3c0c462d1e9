import { expect, test } from 'vitest';
import { isWorthKeeping } from '../../lib/text/note-worth.ts';

test.each([
  'Go early, before the buses come.',
  'The best soup in town, served from a window',
  '晴れた日は富士山が見えます。',
  'We paid a commission to the guide, who had waited in the rain all morning and told us more about the walls than any book, and then walked us down to the harbour where his brother sells grilled sardines from a boat painted blue.',
])('%s: kept', (text) => expect(isWorthKeeping(text)).toBe(true));

test.each([
  '(2.5 km)',
  '（徒歩5分）',
  'Length: 5 km · 2 h',
  'Opening hours',
  'This post contains affiliate links.',
  'Book now and check prices here',
  'Jetzt buchen bei unserem Partner',
  '',
])('%s: left out', (text) => expect(isWorthKeeping(text)).toBe(false));
