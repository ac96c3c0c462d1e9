// Tests share the processor with browsers, and run at low priority: what they wait for may come late, and only what
// never comes is a failure. Vitest's default of one second is too short on a busy machine.
import { vi } from 'vitest';

const patienceMilliseconds = 60_000;

const { waitFor } = vi;
const patiently: typeof waitFor = (look, options) =>
  waitFor(look, {
    timeout: patienceMilliseconds,
    ...(typeof options === 'number' ? { timeout: options } : options),
  });
// Files that share a process share this too.
if (waitFor.name !== patiently.name) vi.waitFor = patiently;

if ('document' in globalThis) {
  const { configure } = await import('@testing-library/preact');
  configure({ asyncUtilTimeout: patienceMilliseconds });
}
