// One line of the checklist.

export interface Finding {
  /** Unknown if the machine cannot tell: a person has to look, and the release is not blocked. */
  is: 'good' | 'bad' | 'unknown';
  /** The observation: "0.1.0 in package.json and CHANGELOG.md". */
  says: string;
  /** What to do about it. */
  todo?: string;
}

export interface Check {
  name: string;
  look: () => Finding | Promise<Finding>;
}

export const good = (says: string): Finding => ({ is: 'good', says });
export const bad = (says: string, todo: string): Finding => ({ is: 'bad', says, todo });
export const unknown = (says: string, todo: string): Finding => ({ is: 'unknown', says, todo });

/** A check that throws has not passed. */
export async function seen({ name, look }: Check): Promise<{ name: string; finding: Finding }> {
  try {
    return { name, finding: await look() };
  } catch (thrown) {
    return { name, finding: bad(thrown instanceof Error ? thrown.message : String(thrown), 'Look into it.') };
  }
}

const marks = { good: '✓', bad: '✗', unknown: '?' };

export const lineOf = (name: string, { is, says, todo }: Finding): string =>
  `${marks[is]} ${name}: ${says}${todo ? `\n    ${todo}` : ''}`;
