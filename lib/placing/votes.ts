import type { Weighed } from './name.ts';

export interface Votes {
  share(country: string, own: Weighed): number;
  total(own: Weighed): number;
  /** 0 where all others are in one country or two, near 1 where they are in many. */
  spread(own: Weighed): number;
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
/** How likely two names are of one country, on a trip through two. */
const oneBorder = 0.5;
/** Where one changes planes is no part of the trip. */
const isVisited = (kind: string) => kind !== 'airport';

/** Which countries the page is about: every name has a vote, by what it probably means. */
export function votesOf(all: Weighed[]): Votes {
  const ballot = ballotOf(all);
  const sum = sumOf(ballot);
  const visited = ballotOf(all, isVisited);
  return {
    total: (own) => sum - sumOf(ballotOf([own])),
    share(country, own) {
      const ownVotes = ballotOf([own]);
      const others = sum - sumOf(ownVotes);
      return others <= 0.01
        ? 0
        : Math.max(0, (ballot.get(country) ?? 0) - (ownVotes.get(country) ?? 0)) / others;
    },
    spread(own) {
      const ownVotes = ballotOf([own], isVisited);
      const others = [...visited].map(([country, votes]) => votes - (ownVotes.get(country) ?? 0));
      const total = others.reduce((votes, each) => votes + each, 0);
      if (total <= 0.01) return 0;
      const isSame = others.reduce((same, votes) => same + (votes / total) ** 2, 0);
      return Math.max(0, (oneBorder - isSame) / oneBorder);
    },
  };
}
