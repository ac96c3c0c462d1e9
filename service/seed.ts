import type { Travellers } from './travellers/travellers.ts';

/** Someone to sign in as on a fresh machine. */
export const demoTraveller = {
  email: 'mara@wayclip.test',
  password: 'a-quiet-demo-password',
  name: 'Mara',
} as const;

export async function plantDemo(travellers: Travellers): Promise<void> {
  if (await travellers.findByEmail(demoTraveller.email)) return;
  await travellers.create(demoTraveller);
}
