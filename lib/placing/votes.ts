import type { Weighed } from './name.ts';

export interface Votes {
  share(country: string, own: Weighed): number;
  total(own: Weighed): number;
}

/** Which countries the page is about: every name has a vote, by what it probably means. */
export function votesOf(all: Weighed[]): Votes {
  const byCountry = new Map<string, number>();
  let sum = 0;
  const votesBy = ({ name, chances }: Weighed, to: (country: string, vote: number) => void) => {
    for (const [index, { place }] of name.senses.entries())
      to(place.country, name.weight * (chances[index] ?? 0));
  };
  for (const each of all)
    votesBy(each, (country, vote) => {
      byCountry.set(country, (byCountry.get(country) ?? 0) + vote);
      sum += vote;
    });
  const ownVotes = (own: Weighed, wanted?: string) => {
    let votes = 0;
    votesBy(own, (country, vote) => {
      if (wanted === undefined || wanted === country) votes += vote;
    });
    return votes;
  };
  return {
    total: (own) => sum - ownVotes(own),
    share(country, own) {
      const others = sum - ownVotes(own);
      return others <= 0.01
        ? 0
        : Math.max(0, (byCountry.get(country) ?? 0) - ownVotes(own, country)) / others;
    },
  };
}
