// Japanese and Chinese, which have no spaces between words.

const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** None of them comes before; most texts end the question here. */
const mayBeCjk = /[\u2e80-\uffff]/;
export const hasCjk = (text: string) => mayBeCjk.test(text) && cjk.test(text);
