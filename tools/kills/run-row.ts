// Runs one row of the table: sends a clip, disturbs it, waits until it settles, and asks the service what it has.
import type { Row } from './disturbances.ts';
import type { SendingBrowser } from './sending-browser.ts';
import type { ServiceProcess } from './service-process.ts';
import { asker, lookAt, picturesOf } from './truth.ts';

/** The longest case: a 25 s timeout, 75 s until the unanswered create is looked for in vain, and the sending itself. */
const maxMilliseconds = 180_000;
const days = 3;
let count = 0;

export interface Line {
  /** Good, or a known limitation. */
  isGood: boolean;
  text: string;
}

export async function runRow(
  row: Row,
  { sender, service }: { sender: SendingBrowser; service: ServiceProcess },
): Promise<Line> {
  const begin = performance.now();
  const ask = async (path: string) => asker(service.apiUrl, await sender.bearer())(path);
  const before = await lookAt(ask);
  count += 1;
  let problem = '';
  try {
    await row.disturb({ sender, service, send: () => sender.send(`row ${count}`) });
    await rest(sender);
  } catch (thrown) {
    problem = ` ${thrown instanceof Error ? thrown.message : String(thrown)}`;
  }
  await service.control.reset();
  await sender.giveUpAll();
  await sender.tidy();
  const after = await lookAt(ask);
  const made = [...after.owned].filter((id) => !before.owned.has(id));
  const pictures = (await Promise.all(made.map((id) => picturesOf(ask, id)))).flat();
  const present = pictures.filter((print) => print !== 'none');
  // Each day has its own picture.
  const isWhole =
    problem === '' &&
    made.length === 1 &&
    present.length === days &&
    new Set(present).size === days &&
    made.every((id) => after.saved.has(id));
  const saved = made.filter((id) => after.saved.has(id)).length;
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  const cells = `${String(made.length).padEnd(13)}${String(present.length).padEnd(10)}${String(saved).padEnd(7)}${seconds.padEnd(8)}`;
  return {
    isGood: isWhole || row.limit !== undefined,
    text: `${row.step.padEnd(15)}${row.what.padEnd(60)}${cells}${isWhole ? '' : (row.limit ?? `NO${problem}`)}`,
  };
}

/** Waits until nothing of it is left to do, or returns what it needs from the traveller. */
async function rest(sender: SendingBrowser): Promise<void> {
  const end = Date.now() + maxMilliseconds;
  let last = '';
  while (Date.now() < end) {
    const [parcel] = await sender.parcels();
    if (!parcel) return;
    last = JSON.stringify(parcel.state);
    if (!['queued', 'sending', 'waiting'].includes(parcel.state.is)) break;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`It came to rest as ${last}.`);
}
