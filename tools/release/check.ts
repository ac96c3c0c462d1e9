// One line of the check list.

export interface Finding {
  isGood: boolean;
  /** What was seen: "0.1.0 in package.json and CHANGELOG.md". */
  says: string;
  /** What to do about it. */
  todo?: string;
}

export interface Check {
  name: string;
  look: () => Finding | Promise<Finding>;
}

export const good = (says: string): Finding => ({ isGood: true, says });
export const bad = (says: string, todo: string): Finding => ({ isGood: false, says, todo });

/** A check that breaks has not passed. */
export async function seen({ name, look }: Check): Promise<{ name: string; finding: Finding }> {
  try {
    return { name, finding: await look() };
  } catch (thrown) {
    return { name, finding: bad(thrown instanceof Error ? thrown.message : String(thrown), 'Look into it.') };
  }
}

export const lineOf = (name: string, { isGood, says, todo }: Finding): string =>
  `${isGood ? '✓' : '✗'} ${name}: ${says}${todo ? `\n    ${todo}` : ''}`;
