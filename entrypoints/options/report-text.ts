// What helps to find a fault, and nothing about who travels where.
import type { Clip } from '../../lib/model/clip.ts';

export interface ReportFacts {
  version: string;
  /** The browser's user agent. */
  browser: string;
  language: string;
  isOnline: boolean;
  clips: Pick<Clip, 'delivery'>[];
  accounts: number;
  services: number;
  hosts: number;
  usedBytes?: number | undefined;
  faults: { at: string; ask: string; kind: string }[];
}

/** Short names and figures for Wayclip's developers, so they are not translated. */
export function reportText(facts: ReportFacts): string {
  const steps = Map.groupBy(facts.clips, ({ delivery }) => delivery.step);
  const counts = [...steps].map(([step, clips]) => `${step} ${clips.length}`).sort();
  const lines = [
    `wayclip ${facts.version}`,
    `browser ${facts.browser}`,
    `language ${facts.language}`,
    `online ${facts.isOnline}`,
    `drafts ${facts.clips.length}${counts.length > 0 ? ` (${counts.join(', ')})` : ''}`,
    `accounts ${facts.accounts}, services ${facts.services}, hosts ${facts.hosts}`,
    ...(facts.usedBytes === undefined ? [] : [`storage ${Math.round(facts.usedBytes / 1000)} kB`]),
    `faults ${facts.faults.length}`,
    ...facts.faults.map(({ at, ask, kind }) => `  ${at} ${ask} ${kind}`),
  ];
  return lines.join('\n');
}
