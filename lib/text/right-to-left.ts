// Arabic, Hebrew and their neighbours are written from the right; numbers and Latin names among them from the left.

const fromRight = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;
const everyFromRight = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/gu;

export const hasFromRight = (text: string): boolean => fromRight.test(text);

/** Whether most letters are written from the right. */
export function isFromRight(text: string): boolean {
  if (!fromRight.test(text)) return false;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return 2 * (text.match(everyFromRight)?.length ?? 0) > letters;
}
