import type { IncomingMessage } from 'node:http';

/**
 * Where a request comes from: what the next proxy saw last when there is one, else the other end of the wire.
 * One home has a whole /64 of IPv6: "2001:db8:1:2:3:4:5:6" → "2001:db8:1:2::/64".
 */
export function addressOf(request: IncomingMessage, isBehindProxy: boolean): string {
  const wire = request.socket.remoteAddress ?? 'unknown';
  const forwarded = isBehindProxy
    ? String(request.headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
    : '';
  const address = (forwarded?.trim() || wire).replace(/^::ffff:/, '').slice(0, 64);
  const groups = address.split(':');
  return groups.length === 8 ? `${groups.slice(0, 4).join(':')}::/64` : address;
}
