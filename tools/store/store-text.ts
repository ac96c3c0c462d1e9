// The store texts in one language: a title, a summary, a description, and a caption for each picture.

export interface StoreText {
  title: string;
  summary: string;
  description: string;
  captions: string[];
}

/** The stores' limits, in characters. */
export const storeLimits = {
  // Chrome accepts 75, but its lists show no more than this.
  title: 45,
  // Chrome's manifest accepts 132, addons.mozilla.org 250: one text serves both.
  summary: 132,
  // Chrome: 16,000; addons.mozilla.org: 15,000.
  description: 15_000,
  // One line above a picture.
  caption: 60,
};

/** "# Title", then the summary, then the description; below "---" the captions as a list. */
export function readStoreText(markdown: string): StoreText {
  const [text = '', list = ''] = markdown.split(/^---$/m);
  const [head = '', summary = '', ...description] = text.trim().split(/\n{2,}/);
  return {
    title: head.replace(/^# /, ''),
    summary,
    description: description.join('\n\n'),
    captions: [...list.matchAll(/^- (.+)$/gm)].map(([, caption = '']) => caption),
  };
}

/** Everything a store would refuse, as sentences. */
export function storeFaults({ title, summary, description, captions }: StoreText): string[] {
  const parts = [
    { name: 'title', text: title, most: storeLimits.title },
    { name: 'summary', text: summary, most: storeLimits.summary },
    { name: 'description', text: description, most: storeLimits.description },
    ...captions.map((text, index) => ({ name: `caption ${index + 1}`, text, most: storeLimits.caption })),
  ];
  return parts.flatMap(({ name, text, most }) => {
    const long = [...text].length;
    if (long === 0) return [`the ${name} is empty`];
    return long > most ? [`the ${name} has ${long} characters, ${long - most} too many`] : [];
  });
}
