// Many clients at once for a while: how many requests were answered, how fast, and what each client was told.
import { randomOf } from '../../random.ts';
import { median } from '../median.ts';
import { quantile } from '../quantile.ts';
import type { Person } from './people.ts';
import { type Answer, openClient, type Trip } from './traffic.ts';

export interface TrafficOptions {
  people: Person[];
  next(): string;
  seconds: number;
  /** How many of a hundred requests the client aborts. */
  hangUps?: number;
}

export interface TrafficSeen {
  /** Answered requests per second. */
  perSecond: number;
  p50: number;
  p95: number;
  answers: Answer[];
  /** Unexpected 4xx answers: clients only request what is theirs, so there should be none. */
  refused: number[];
  /** Clients that could not continue, and why. */
  stuck: string[];
  /** Requests without an answer. */
  broken: number;
  /** By traveller, the trips they were told are stored. */
  acknowledged: Map<string, Trip[]>;
}

export async function runTraffic({
  people,
  next,
  seconds,
  hangUps = 0,
}: TrafficOptions): Promise<TrafficSeen> {
  const times: number[] = [];
  const answers: Answer[] = [];
  const stuck: string[] = [];
  let broken = 0;
  const chance = randomOf(20270513);
  const begun = performance.now();
  const isOver = () => performance.now() - begun > seconds * 1000;
  const heard = (milliseconds: number, answer: Answer | undefined) => {
    if (!answer) {
      broken += 1;
      return;
    }
    times.push(milliseconds);
    answers.push(answer);
  };
  const mayHangUp = () => !isOver() && chance() * 100 < hangUps;
  const acknowledged = new Map<string, Trip[]>();
  await Promise.all(
    people.map(async (person) => {
      const client = openClient(person, { next, heard, mayHangUp, isOver, chance });
      await client.work().catch((fault: unknown) => stuck.push(String(fault)));
      acknowledged.set(person.id, [...client.trips]);
    }),
  );
  const lasted = (performance.now() - begun) / 1000;
  const refused = answers.map(({ status }) => status).filter(isRefusal);
  const perSecond = times.length / lasted;
  return {
    perSecond,
    p50: median(times),
    p95: quantile(times, 0.95),
    answers,
    refused,
    stuck,
    broken,
    acknowledged,
  };
}

/** A change whose answer was lost may conflict with itself: the version has then moved on. */
const isRefusal = (status: number) => status >= 400 && status < 500 && status !== 412;
