// Many clients at once for a while: how much was answered, how fast, and what each was told.
import { randomOf } from '../../random.ts';
import { median } from '../median.ts';
import { quantile } from '../quantile.ts';
import type { Person } from './people.ts';
import { type Answer, openClient, type Trip } from './traffic.ts';

export interface TrafficOptions {
  people: Person[];
  next(): string;
  seconds: number;
  /** Of a hundred requests, how many are given up on the way. */
  hangUps?: number;
}

export interface TrafficSeen {
  /** Requests that were answered, in a second. */
  perSecond: number;
  p50: number;
  p95: number;
  answers: Answer[];
  /** Answers that say no: nothing is asked that is not the client's own, so there should be none. */
  refused: number[];
  /** Clients that could not go on, and why. */
  stuck: string[];
  /** Requests without an answer. */
  broken: number;
  /** By traveller, what they were told is stored. */
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

/** A change whose answer was lost may meet itself: then the version has moved on. */
const isRefusal = (status: number) => status >= 400 && status < 500 && status !== 412;
