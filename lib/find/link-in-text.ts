// The link in what somebody pasted, as an address that can be read: apps open maps by schemes of their own, and people copy
// links without "https://" or with the words that a phone shares beside them.

export interface LinkInText {
  address: string;
  /** What stands beside it. */
  beside: string;
}

const link =
  /(?:\b(?:https?|maps|comgooglemaps|google\.navigation|geo):|\b(?:[a-z0-9-]{1,40}\.){1,4}[a-z]{2,6}\/)(?:[^\s<>(]|\([^()<>]{0,80}\)|\(){1,1900}/i;
const closing = /(?<![).,;:!?'"’”\]])[).,;:!?'"’”\]]+$/;
const afterBracket = /(?<![.,;:!?])[.,;:!?]+$/;
const edges = /^[^\p{L}\p{N}]+|(?<![\s:,;(–-])[\s:,;(–-]+$/gu;

// What an app takes, as the page of the same map takes it.
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
  // What closes a bracket that the link opened belongs to it: "geo:0,0?q=48.8,2.2(Label)".
  const own = written.replace(written.includes('(') ? afterBracket : closing, '');
  const address = addressOf(own);
  if (!URL.canParse(address)) return undefined;
  const around = `${text.slice(0, match.index)} ${text.slice(match.index + written.length)}`;
  return { address, beside: around.replace(/\s+/g, ' ').replace(edges, '') };
}
