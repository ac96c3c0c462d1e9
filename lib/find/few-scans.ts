import type { Knowledge } from '../model/evidence.ts';

/** The same knowledge with a limited number of scans through all names, so that no input makes an answer slow. */
export function withFewScans(knowledge: Knowledge, maxScans: number): Knowledge {
  let left = maxScans;
  const counted =
    <T>(scan: ((text: string, most: number) => T[]) | undefined) =>
    (text: string, most: number): T[] => {
      left -= 1;
      return left < 0 ? [] : (scan?.(text, most) ?? []);
    };
  return {
    ...knowledge,
    searchSights: counted(knowledge.searchSights),
    searchSightsWithTypos: counted(knowledge.searchSightsWithTypos),
    lookUpWithTypos: counted(knowledge.lookUpWithTypos),
  };
}
