// The settings page's store of services, in memory.
import type { ServiceStore } from '../../entrypoints/options/use-services.ts';
import type { KnownService } from '../../lib/browser/profile-store.ts';
import { readProfile, type ServiceProfile } from '../../lib/model/profile.ts';
import { fail, ok } from '../../lib/model/result.ts';

export function profileOf(value: unknown): ServiceProfile {
  const profile = readProfile(value);
  if (!profile.ok) throw new Error('The profile should fit.');
  return profile.value;
}

export class FakeServices implements ServiceStore {
  known: KnownService[];
  chosenId: string | undefined;
  saves = 0;
  isRefused = false;

  constructor(...profiles: ServiceProfile[]) {
    this.known = profiles.map((profile, index) => ({ id: `service-${index + 1}`, profile }));
  }

  profiles = () => this.known.map(({ profile }) => profile);
  list = async () => this.known;
  chosen = async () => this.chosenId ?? this.known[0]?.id;
  choose = async (id: string) => {
    this.chosenId = id;
  };
  save = async (service: KnownService) => {
    if (this.isRefused) return fail({ kind: 'permission-refused' as const });
    this.saves += 1;
    this.known = [...this.known.filter(({ id }) => id !== service.id), service];
    this.chosenId = service.id;
    return ok(null);
  };
  forget = async (id: string) => {
    this.known = this.known.filter((service) => service.id !== id);
  };
  newId = () => `service-${this.known.length + 1}`;
}
