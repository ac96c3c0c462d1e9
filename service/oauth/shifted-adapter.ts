import type { Adapter, AdapterPayload } from 'oidc-provider';

/** The timestamps in oidc-provider's records, in seconds since 1970. */
const moments = ['iat', 'exp', 'nbf', 'iiat', 'loginTs', 'authTime'] as const;

/**
 * oidc-provider reads the machine's clock and cannot be given another. So its records are shifted instead: stored in
 * virtual time, and handed back earlier by as much as the virtual clock is ahead. What has expired by the virtual clock
 * has then expired for oidc-provider too.
 */
export function shiftedAdapter(
  adapterOf: (kind: string) => Adapter,
  aheadSeconds: () => number,
): (kind: string) => Adapter {
  return (kind) => {
    const inner = adapterOf(kind);
    const shown = async (found: ReturnType<Adapter['find']>) => {
      const payload = await found;
      return payload ? moved(payload, -aheadSeconds()) : undefined;
    };
    return {
      ...inner,
      upsert: (id, payload, expiresIn) => inner.upsert(id, moved(payload, aheadSeconds()), expiresIn),
      find: (id) => shown(inner.find(id)),
      findByUid: (uid) => shown(inner.findByUid(uid)),
    };
  };
}

function moved(payload: AdapterPayload, seconds: number): AdapterPayload {
  const next: AdapterPayload = { ...payload };
  for (const name of moments) {
    const value = payload[name];
    if (typeof value === 'number') next[name] = value + seconds;
  }
  return next;
}
