// Japanese and Chinese, which have no spaces between words.

const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** A quick test: all of them are in this range, and most texts have none. */
const mayBeCjk = /[\u2e80-\uffff]/;
export const hasCjk = (text: string) => mayBeCjk.test(text) && cjk.test(text);
