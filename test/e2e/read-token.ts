/** Runs in an extension page: what the background speaks to the service with. */
export async function readToken(): Promise<string> {
  // biome-ignore lint/suspicious/noExplicitAny: the browser's own object, inside the browser
  const api = (globalThis as any).browser ?? (globalThis as any).chrome;
  const kept = Object.entries(await api.storage.session.get(null));
  const [, token] = kept.find(([key]) => key.startsWith('access-token:')) ?? [];
  return (token as { token: string }).token;
}
