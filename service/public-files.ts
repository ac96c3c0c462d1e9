// The files of `public` that the service reads. The generated ones exist only after a build, not in the repository.
import { existsSync } from 'node:fs';

const names = ['places.bin', 'stops.bin', 'sense.bin', 'encoder.wasm', 'roles.bin', 'outline.bin'] as const;
export type PublicFile = (typeof names)[number];

export const publicFile = (name: PublicFile): URL => new URL(`../public/${name}`, import.meta.url);

export const missingFiles = (): string[] => names.filter((name) => !existsSync(publicFile(name)));
