import type { Weighed } from './name.ts';

/** How the other names of the page vote on countries. */
export interface Votes {
  share(country: string): number;
  total: number;
  /** 0 where all are in one or two countries, near 1 where they are in many. */
  spread: number;
}

type Ballot = Map<string, number>;

function ballotOf(all: Weighed[], counts: (kind: string) => boolean = () => true): Ballot {
  const ballot: Ballot = new Map();
  for (const { name, chances } of all)
    for (const [index, { place }] of name.senses.entries())
      if (counts(place.kind))
        ballot.set(place.country, (ballot.get(place.country) ?? 0) + name.weight * (chances[index] ?? 0));
  return ballot;
}

const sumOf = (ballot: Ballot) => [...ballot.values()].reduce((sum, votes) => sum + votes, 0);
/** The chance that two names are in the same country, on a trip through two. */
const oneBorder = 0.5;
/** An airport may only be a change of planes. */
const isVisited = (kind: string) => kind !== 'airport';

function spreadOf(votes: number[]): number {
  const total = votes.reduce((sum, each) => sum + each, 0);
  if (total <= minTotal) return 0;
  const isSame = votes.reduce((same, each) => same + (each / total) ** 2, 0);
  return Math.max(0, (oneBorder - isSame) / oneBorder);
}

const minTotal = 0.01;

/** Which countries the page is about: every name votes by its chances, except on itself. */
export function votesOf(all: Weighed[]): (own: Weighed) => Votes {
  const ballot = ballotOf(all);
  const sum = sumOf(ballot);
  const visited = ballotOf(all, isVisited);
  return (own) => {
    const ownVotes = ballotOf([own]);
    const ownVisits = ballotOf([own], isVisited);
    const total = sum - sumOf(ownVotes);
    return {
      total,
      spread: spreadOf([...visited].map(([country, votes]) => votes - (ownVisits.get(country) ?? 0))),
      share: (country) =>
        total <= minTotal
          ? 0
          : Math.max(0, (ballot.get(country) ?? 0) - (ownVotes.get(country) ?? 0)) / total,
    };
  };
}
