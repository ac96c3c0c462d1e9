import { beforeHome, beforeOrigin } from '../../languages/destination.ts';
import { anyCase } from '../../text/any-case.ts';
import { afterUnspacedOrigin } from '../../text/destination-words.ts';
import { wordStart } from '../../text/letters.ts';

const listed = (table: Record<string, string>) => Object.values(table).join('|');
const home = new RegExp(anyCase(`${wordStart}(?:${listed(beforeHome)})\\s+$`), 'u');
const left = new RegExp(anyCase(`${wordStart}(?:${listed(beforeOrigin)})\\s+$`), 'u');
const unspacedLeft = new RegExp(`^(?:${afterUnspacedOrigin})`, 'u');
// Room for the longest of these phrases with its spaces.
const reach = 28;

/** The role of a name by the words around it: "our flat in Leeds" is home, "from Leeds" is where a leg began. */
export function roleIn(
  text: string,
  { start, end }: { start: number; end: number },
): 'home' | 'left' | undefined {
  const before = text.slice(Math.max(0, start - reach), start);
  if (home.test(before)) return 'home';
  return left.test(before) || unspacedLeft.test(text.slice(end, end + 2)) ? 'left' : undefined;
}
