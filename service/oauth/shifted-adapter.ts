import type { Adapter, AdapterPayload } from 'oidc-provider';

/** The moments in what oidc-provider keeps, in seconds since 1970. */
const moments = ['iat', 'exp', 'nbf', 'iiat', 'loginTs', 'authTime'] as const;

/**
 * oidc-provider asks the machine for the time and cannot be told another. So what it keeps is moved instead: kept at the
 * virtual time, and shown to it as far back as the virtual clock is ahead. What has run out there has run out for it.
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
