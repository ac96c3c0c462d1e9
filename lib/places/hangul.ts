// Korean attaches to a name what other languages put before it: "부산에서" is "in Busan", "전주여행" a trip to Jeonju.

const particles =
  '에서는|에서도|에서의|에서|에게|에는|에도|에|으로의|으로|로|의|을|를|은|는|이|가|과|와|도|까지|부터|만|이나|나|행|발|편';
const nouns = '여행기|여행|일정|투어|기행|시내|근교|역|시|공항|출장|당일치기|맛집|코스|관광|나들이';
const clinging = new RegExp(`^(?:${nouns})?(?:${particles})?$`, 'u');
const isHangul = /^\p{Script=Hangul}{2,}$/u;
// No name is longer, and each length costs a lookup.
const maxWordLength = 12;
const minNameLength = 2;

/** The names that a word may begin with, the longest first, without the word itself: "부산에서" → "부산". */
export function hangulStems(word: string): string[] {
  if (word.length > maxWordLength || !isHangul.test(word)) return [];
  const stems: string[] = [];
  for (let size = word.length - 1; size >= minNameLength; size -= 1)
    if (clinging.test(word.slice(size))) stems.push(word.slice(0, size));
  return stems;
}

/** Two Hangul characters are as likely a name as three; two Latin letters are a word. */
export const isShortHangul = (name: string): boolean => name.length === minNameLength && isHangul.test(name);
