// Finds the link in pasted text, as a URL that can be read: apps open maps by their own schemes,
// and people copy links without "https://" or with the text that a phone shares beside them.

export interface LinkInText {
  address: string;
  /** The text beside it. */
  beside: string;
}

const link =
  /(?:\b(?:https?|maps|comgooglemaps|google\.navigation|geo):|\b(?:[a-z0-9-]{1,40}\.){1,4}[a-z]{2,6}\/)(?:[^\s<>(]|\([^()<>]{0,80}\)|\(){1,1900}/i;
const closing = /(?<![).,;:!?'"’”\]])[).,;:!?'"’”\]]+$/;
const afterBracket = /(?<![.,;:!?])[.,;:!?]+$/;
const edges = /^[^\p{L}\p{N}]+|(?<![\s:,;(–-])[\s:,;(–-]+$/gu;

// App schemes, with the web page of the same map.
const schemes: [scheme: RegExp, page: string][] = [
  [/^maps:(?:\/\/)?(?:maps\.apple\.com\/?)?\/?\??/i, 'https://maps.apple.com/?'],
  [/^comgooglemaps:(?:\/\/)?\/?\??/i, 'https://maps.google.com/?'],
  [/^google\.navigation:/i, 'https://maps.google.com/?'],
];

function addressOf(text: string): string {
  const scheme = schemes.find(([pattern]) => pattern.test(text));
  if (scheme) return text.replace(...scheme);
  return /^(?:https?|geo):/i.test(text) ? text : `https://${text}`;
}

export function linkInText(text: string): LinkInText | undefined {
  const match = link.exec(text);
  if (!match) return undefined;
  const [written] = match;
  // A closing bracket belongs to the link that opened it: "geo:0,0?q=48.8,2.2(Label)".
  const own = written.replace(written.includes('(') ? afterBracket : closing, '');
  const address = addressOf(own);
  if (!URL.canParse(address)) return undefined;
  const around = `${text.slice(0, match.index)} ${text.slice(match.index + written.length)}`;
  return { address, beside: around.replace(/\s+/g, ' ').replace(edges, '') };
}
