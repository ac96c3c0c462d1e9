import { createHash } from 'node:crypto';
import type { TextReader } from '../../../service/imports/text-reader.ts';
import { patientReader } from '../../patient-reader.ts';

/** The real text recogniser with a cache of pictures; a service that stops does not close it. */
export function cachedReader(): TextReader & { end(): Promise<void> } {
  const engine = patientReader();
  const known = new Map<string, ReturnType<TextReader['read']>>();
  return {
    read: (jpeg) => {
      const key = createHash('sha256').update(jpeg).digest('hex');
      const reading = known.get(key) ?? engine.read(jpeg);
      known.set(key, reading);
      return reading;
    },
    close: async () => undefined,
    end: () => engine.close(),
  };
}
