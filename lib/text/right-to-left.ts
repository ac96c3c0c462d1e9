// Arabic, Hebrew and related scripts run from right to left, the numbers and Latin names within them from left to right.

const fromRight = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;
const everyFromRight = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/gu;

export const hasFromRight = (text: string): boolean => fromRight.test(text);

/** Whether most letters run from right to left. */
export function isRightToLeft(text: string): boolean {
  if (!fromRight.test(text)) return false;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return 2 * (text.match(everyFromRight)?.length ?? 0) > letters;
}
