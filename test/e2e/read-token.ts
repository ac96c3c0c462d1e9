/** Runs in an extension page: the background's access token for the service. */
export async function readToken(): Promise<string> {
  // biome-ignore lint/suspicious/noExplicitAny: the browser's own object, inside the browser
  const api = (globalThis as any).browser ?? (globalThis as any).chrome;
  const kept = Object.entries(await api.storage.session.get(null));
  const [, token] = kept.find(([key]) => key.startsWith('access-token:')) ?? [];
  return (token as { token: string }).token;
}
