import { isSafeOrigin } from './profile.ts';

/**
 * The web page of an itinerary: ("https://trips.example/i/{id}", "a 1") → "https://trips.example/i/a%201".
 * Undefined if the service has no such page, or one that is neither https nor on this machine.
 */
export function itineraryAddress(template: string | undefined, id: string): string | undefined {
  if (!template?.includes('{id}')) return undefined;
  const address = template.replaceAll('{id}', encodeURIComponent(id.toWellFormed()));
  return isSafeOrigin(address) ? address : undefined;
}
