// Times one request many times: through the API, and its SQL statements alone.
import { median } from '../median.ts';
import { quantile } from '../quantile.ts';
import type { BenchWorld, Statement } from './world.ts';

export interface Times {
  p50: number;
  p95: number;
}
export interface Measured {
  name: string;
  /** A write is not a paged read: its growth is shown but not judged. */
  isRead: boolean;
  api: Times;
  bare: Times;
  ratio: number;
  /** Quartiles of the ratios of the single runs. */
  spread: [number, number];
}

export interface Question {
  name: string;
  path: string;
  body?: string;
}

const warmUps = 10;

export async function measure(
  world: BenchWorld,
  { name, path, body }: Question,
  runs: number,
): Promise<Measured> {
  const init = body === undefined ? {} : { method: 'POST', body };
  const ask = async () => {
    const response = await world.ask(path, init);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    await response.text();
  };
  const api: number[] = [];
  const bare: number[] = [];
  // Alternating, so that a temporary slowdown of the machine affects both.
  for (let run = -warmUps; run < runs; run += 1) {
    const whole = await timed(ask);
    const alone = await timed(() => runBare(world, world.statements(), body !== undefined));
    if (run < 0) continue;
    api.push(whole);
    bare.push(alone);
  }
  const ratio = timesOf(api).p50 / timesOf(bare).p50;
  const turns = api.map((time, turn) => time / (bare[turn] ?? time)).toSorted((a, b) => a - b);
  const quarter = (share: number) => turns[Math.floor(turns.length * share)] ?? ratio;
  const spread: Measured['spread'] = [quarter(0.25), quarter(0.75)];
  return { name, isRead: body === undefined, api: timesOf(api), bare: timesOf(bare), ratio, spread };
}

/** An insert is repeated with a new id. */
async function runBare(world: BenchWorld, statements: Statement[], isWrite: boolean): Promise<void> {
  const id = crypto.randomUUID();
  const old = isWrite ? statements[0]?.values[0] : undefined;
  for (const statement of statements)
    await world.bare({ ...statement, values: statement.values.map((value) => (value === old ? id : value)) });
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await act();
  return performance.now() - begun;
}

const timesOf = (values: number[]): Times => ({ p50: median(values), p95: quantile(values, 0.95) });
