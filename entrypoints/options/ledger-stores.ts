// Wiring of the two lists: permissions and contacted hosts.
import { listContacts, saveContacts } from '../../lib/browser/contact-ledger.ts';
import { loadInstalledAt } from '../../lib/browser/first-run.ts';
import { loadGeocoder } from '../../lib/browser/geocoder-store.ts';
import { listGranted, removeOrigins } from '../../lib/browser/permission-ledger.ts';
import { listServices } from '../../lib/browser/profile-store.ts';
import { geocoderHost } from '../../lib/model/geocoder.ts';
import { serviceOrigins } from '../../lib/model/profile.ts';
import { saveByLink } from '../../surface/take-along/take-outside.ts';
import type { ContactStore } from './LeftSettings.tsx';
import type { PermissionStore } from './PermissionSettings.tsx';
import { permissionRows } from './permission-rows.ts';

export const permissionStore: PermissionStore = {
  list: async () => {
    const [granted, installedAt, services, template] = await Promise.all([
      listGranted(),
      loadInstalledAt(),
      listServices(),
      loadGeocoder(),
    ]);
    return permissionRows({
      ...granted,
      installedAt,
      services: services.map(({ profile }) => ({
        name: profile.name,
        hosts: serviceOrigins(profile).map((address) => new URL(address).hostname),
      })),
      placeSearchHost: template && geocoderHost(template),
    });
  },
  remove: (origin) => removeOrigins([origin]),
};

export const contactStore: ContactStore = {
  list: listContacts,
  save: saveContacts,
  saveAsFile: (contacts) =>
    saveByLink({
      name: 'wayclip-contacts.json',
      type: 'application/json',
      text: `${JSON.stringify(contacts, null, 1)}\n`,
    }),
};
