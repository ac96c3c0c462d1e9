// A link for joining a trip. The API document defines a token but no address: ours is the itinerary's page with the token
// after the "#", a part that browsers never send.

export interface ShareLink {
  itineraryId: string;
  token: string;
  /** The token is for a video call: anyone who joins can edit. */
  isCall: boolean;
}

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;
/** Our own name first, then those that other services might use. */
const tokenNames = ['join', 'token', 'shareToken', 'share_token'];
const maxTokenLength = 2000;

/** ("https://trips.example/i/1f…", { token: "abc", isCall: false }) → "https://trips.example/i/1f…#join=abc" */
export function shareAddress(page: string, { token, isCall }: Pick<ShareLink, 'token' | 'isCall'>): string {
  const address = new URL(page);
  const parameters = new URLSearchParams({ [isCall ? 'call' : 'join']: token }).toString();
  // Some pages already use the "#" for their own routing.
  address.hash = address.hash ? `${address.hash}?${parameters}` : parameters;
  return address.href;
}

/** The share link in pasted text, with its host; undefined if there is none. */
export function readShareLink(pasted: string): (ShareLink & { host: string }) | undefined {
  const address = URL.parse(
    /https?:\/\/\S+/i.exec(pasted)?.[0].replace(/[)>\]}.,;:!、。」]{1,9}$/, '') ?? '',
  );
  if (!address) return undefined;
  const parameters = new URLSearchParams(
    `${address.search.slice(1)}&${address.hash.replace(/^#(?:.*\?)?/, '')}`,
  );
  const call = parameters.get('call');
  const token = call ?? tokenNames.map((name) => parameters.get(name)).find((value) => value);
  // The token may look like an id too, so the fragment is searched last.
  const itineraryId =
    address.pathname.match(uuid)?.at(-1) ?? (address.search + address.hash).match(uuid)?.[0];
  if (!token || !itineraryId || token.length > maxTokenLength) return undefined;
  const isCall = call !== null || parameters.get('sharePlay') === 'true';
  return { itineraryId: itineraryId.toLowerCase(), token, isCall, host: address.host };
}
