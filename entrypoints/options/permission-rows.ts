// The rows of the permission list: what each permission is for, since when, and whether it can be removed.

/** Permissions granted at installation, by the reason they are shown with. */
const fixed = {
  activeTab: 'read',
  storage: 'keep',
  identity: 'signIn',
  contextMenus: 'menus',
  alarms: 'later',
  sidePanel: 'beside',
  declarativeNetRequestWithHostAccess: 'sayWho',
} as const;
export type FixedName = (typeof fixed)[keyof typeof fixed];

/** Why a host is allowed. `picked`: a picture or a booking file came from there. */
export type HostReason = { is: 'service'; name: string } | { is: 'places' } | { is: 'picked' };

export type PermissionRow =
  | { kind: 'fixed'; name: FixedName; since?: string | undefined }
  | {
      kind: 'host';
      host: string;
      origin: string;
      why: HostReason;
      since?: string | undefined;
      isFixed: boolean;
    };

export interface PermissionFacts {
  permissions: string[];
  origins: string[];
  fixedOrigins: string[];
  dates: Record<string, string>;
  installedAt?: string | undefined;
  /** The hosts of each service. */
  services: { name: string; hosts: string[] }[];
  placeSearchHost?: string | undefined;
}

/** "https://api.example.com/*" → "api.example.com" */
const hostOf = (origin: string) => origin.replace(/^[^:]+:\/\//, '').replace(/\/.*$/, '');

export function permissionRows(facts: PermissionFacts): PermissionRow[] {
  const { permissions, origins, fixedOrigins, dates, installedAt } = facts;
  const own = Object.entries(fixed)
    .filter(([permission]) => permissions.includes(permission))
    .map(([, name]): PermissionRow => ({ kind: 'fixed', name, since: installedAt }));
  const hosts = origins.toSorted().map((origin): PermissionRow => {
    const isFixed = fixedOrigins.includes(origin);
    const since = isFixed ? installedAt : dates[origin];
    const host = hostOf(origin);
    return { kind: 'host', host, origin, why: reasonFor(host, facts), since, isFixed };
  });
  return [...own, ...hosts];
}

function reasonFor(host: string, { services, placeSearchHost }: PermissionFacts): HostReason {
  const service = services.find(({ hosts }) => hosts.includes(host));
  if (service) return { is: 'service', name: service.name };
  return host === placeSearchHost ? { is: 'places' } : { is: 'picked' };
}
