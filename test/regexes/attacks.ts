// Strings that make a regular expression work hard, generated from its own parts.

/** Characters that the class matches: "\\d" → "1", "[^,]" → "x". */
function memberOf(atom: string): string[] {
  if (atom.startsWith('[^')) return ['x', ' ', '1'].filter((sample) => !atom.includes(sample));
  if (atom.startsWith('[')) return membersOfClass(atom.slice(1, -1));
  const named = escapes[atom.slice(0, 2)];
  if (atom.startsWith('\\p'))
    return /L|Alpha|Han|Hira/.test(atom) ? (/Lu/.test(atom) ? ['A'] : ['a']) : ['1'];
  if (atom.startsWith('\\P')) return [' '];
  if (named !== undefined) return named === '' ? [] : [named];
  const code = /^\\(?:u\{?|x)([0-9a-f]+)\}?$/i.exec(atom)?.[1];
  if (code) return [String.fromCodePoint(Number.parseInt(code, 16))];
  if (atom.startsWith('\\')) return [atom.slice(1)];
  return atom === '.' ? ['x'] : [atom];
}

const escapes: Record<string, string> = {
  '\\d': '1',
  '\\D': 'x',
  '\\s': ' ',
  '\\S': 'x',
  '\\w': 'a',
  '\\W': '-',
  '\\b': '',
  '\\B': '',
  '\\n': '\n',
  '\\t': '\t',
  '\\r': '\r',
};

const piece = /\\p\{[^}]*\}|\\u\{[^}]*\}|\\u[0-9a-f]{4}|\\x[0-9a-f]{2}|\\.|./giu;

function membersOfClass(inside: string): string[] {
  const members = (inside.match(piece) ?? []).flatMap((part) => memberOf(part));
  // The first, the last and a middle one: enough even for a class of a hundred letters.
  return [...new Set([members[0], members.at(-1), members[members.length >> 1]])].filter(
    (member): member is string => member !== undefined,
  );
}

const token =
  /\[(?:\\.|[^\]\\])*\]|\(\?<?[=!]|\(\?:|\(\?<\w+>|\(|\)|\||\{\d+(?:,\d*)?\}|[*+?^$]|\\p\{[^}]*\}|\\P\{[^}]*\}|\\u\{[^}]*\}|\\u[0-9a-f]{4}|\\x[0-9a-f]{2}|\\k<\w+>|\\.|./giu;
const isStructure = /^(?:\(.*|\)|\||\{.*|[*+?^$])$/u;

/** The characters that the expression's parts match, in order; groups are replaced by their parts. */
export function atomsOf(source: string): string[][] {
  return (source.match(token) ?? [])
    .filter((part) => !isStructure.test(part) && !part.startsWith('\\k'))
    .map(memberOf)
    .filter((members) => members.length > 0);
}

const common = [' ', '1', 'a', 'A', '(', '[', '-', '.', ',', '\n', ': ', 'a ', '1 ', 'A a ', '1:', '<', '日'];
// Word lists have hundreds of letters: repeats of the first ones, and of a sample of the others, are enough.
const mostAtoms = 30;

/** A string to repeat, with a prefix. */
export interface Attack {
  before: string;
  repeated: string;
}

export function attacksOn(source: string): Attack[] {
  const all = atomsOf(source);
  const step = Math.max(1, Math.ceil(all.length / mostAtoms));
  const starts = all.flatMap((_, index) => (index % step === 0 || index < 12 ? [index] : []));
  const first = (index: number) => all[index]?.[0] ?? '';
  const run = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, offset) => first(from + offset)).join('');
  const own = starts.flatMap((index) => [
    ...(all[index] ?? []),
    run(index, index + 2),
    run(index, index + 3),
    run(index, index + 5),
  ]);
  const plain = [...new Set([...common, ...own, run(0, Math.min(all.length, 40))])].filter(Boolean);
  const led = starts
    .filter((index) => index > 0 && index < 25)
    .map((index) => ({ before: run(0, index), repeated: first(index) }));
  return [...plain.map((repeated) => ({ before: '', repeated })), ...led];
}

/** About `length` characters, ending in one that nothing matches. */
export const attackOf = ({ before, repeated }: Attack, length: number) =>
  `${before}${repeated.repeat(Math.ceil(length / repeated.length))}\u0001`;
