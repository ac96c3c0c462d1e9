/** Query parameters that record who shared a link and where: the page is the same without them. */
const tracking =
  /^(utm_.*|_ga|[dgty]clid|(?:fb|ms|tw|tt)clid|[gw]braid|mc_[ce]id|igsh|igshid|si|feature|ref|share_id)$/i;

export function dropTracking({ searchParams }: URL): void {
  for (const name of [...searchParams.keys()]) if (tracking.test(name)) searchParams.delete(name);
}

/**
 * The address in a form that can be shared: "https://a.example/v?id=7&utm_source=x#t=9" → "https://a.example/v?id=7".
 * Undefined for anything but web pages: a file's address names folders, and often people.
 */
export function plainAddress(address: string): string | undefined {
  const parsed = URL.parse(address);
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return undefined;
  dropTracking(parsed);
  parsed.hash = '';
  parsed.username = '';
  parsed.password = '';
  return parsed.href;
}
