// Stores the known services: those the traveller has added, or else the one this build was made for.
import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import { hostPattern } from '../model/host-pattern.ts';
import { readProfile, type ServiceProfile, serviceOrigins } from '../model/profile.ts';
import { fail, ok, type Result } from '../model/result.ts';
import { confirmAddresses } from './confirmed-addresses.ts';
import { ownStorage } from './own-storage.ts';

const listKey = 'serviceProfiles';
const chosenKey = 'chosenService';
/** Where earlier versions stored their only service. */
const singleKey = 'serviceProfile';

/** A service and its profile. The id is our own, as two profiles can use the same address in different ways. */
export interface KnownService {
  id: string;
  profile: ServiceProfile;
}

/** A development build knows the embedded service; a store build knows none. */
const builtIn = (): unknown => {
  const { WXT_API_URL: baseUrl, WXT_AUTH_URL: authUrl } = import.meta.env;
  const reminders = ['dayBefore', 'departures', 'packing'];
  return baseUrl ? { baseUrl, authUrl, webItinerary: `${authUrl}/i/{id}`, reminders } : undefined;
};

const Stored = z.array(z.object({ id: z.string(), profile: z.unknown() }));

export async function listServices(): Promise<KnownService[]> {
  const [list, only] = await Promise.all([ownStorage.get(listKey), ownStorage.get(singleKey)]);
  const entries = z.safeParse(Stored, list);
  const single = { id: 'first', profile: only ?? builtIn() };
  return (entries.success ? entries.data : [single]).flatMap(({ id, profile }) => {
    const read = readProfile(profile);
    return read.ok ? [{ id, profile: read.value }] : [];
  });
}

/** The service that new accounts connect to. */
export async function chosenService(): Promise<KnownService | undefined> {
  const services = await listServices();
  const chosen = await ownStorage.get(chosenKey);
  return services.find(({ id }) => id === chosen) ?? services[0];
}

export const chooseService = (id: string): Promise<void> => ownStorage.set({ [chosenKey]: id });

/** The profile of that service, or else of the chosen one. */
export async function loadProfile(
  serviceId?: string,
): Promise<Result<ServiceProfile, { kind: 'no-service' }>> {
  const named = (await listServices()).find(({ id }) => id === serviceId);
  const service = named ?? (await chosenService());
  return service ? ok(service.profile) : fail({ kind: 'no-service' });
}

/** The permissions it needs: "https://api.example.com/*". */
export function originsOf(profile: ServiceProfile): string[] {
  return [...new Set(serviceOrigins(profile).map(hostPattern))];
}

/** Adds services from a file to those that are stored. Their hosts have yet to be allowed. */
export async function keepServices(brought: KnownService[]): Promise<void> {
  const ids = new Set(brought.map(({ id }) => id));
  const others = (await listServices()).filter(({ id }) => !ids.has(id));
  await ownStorage.set({ [listKey]: [...others, ...brought] });
}

/** For a service whose hosts the traveller has just allowed. */
export const confirmService = ({ profile }: KnownService): Promise<void> =>
  confirmAddresses('service', serviceOrigins(profile));

/** Requests permission for the service's hosts (during a click), then stores and chooses it; stores nothing if refused. */
export async function saveService(
  service: KnownService,
): Promise<Result<null, { kind: 'permission-refused' }>> {
  if (!(await browser.permissions.request({ origins: originsOf(service.profile) })))
    return fail({ kind: 'permission-refused' });
  await confirmService(service);
  const before = await listServices();
  const isNew = !before.some(({ id }) => id === service.id);
  const services = isNew
    ? [...before, service]
    : before.map((each) => (each.id === service.id ? service : each));
  await ownStorage.set({ [listKey]: services, [chosenKey]: service.id });
  return ok(null);
}

/** Its connected accounts stay connected. */
export async function forgetService(id: string): Promise<void> {
  const services = (await listServices()).filter((service) => service.id !== id);
  await ownStorage.set({ [listKey]: services });
}
