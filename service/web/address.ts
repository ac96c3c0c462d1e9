import type { IncomingMessage } from 'node:http';

/**
 * The client's address: what the proxy in front saw, if there is one, otherwise the socket's peer. One household has a
 * whole /64 of IPv6: "2001:db8:1:2:3:4:5:6" → "2001:db8:1:2::/64".
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
