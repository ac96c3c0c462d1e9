// A small page around a way of telling days, as the capture would find it.

/** One way in which a traveller tells the days of a trip, and how many days a reader should count. */
export interface Telling {
  how: string;
  lang: string;
  days: number;
  body: string;
  /** The headline, if it matters. */
  title?: string;
}

const fillers: Record<string, string> = {
  en: 'We walked along the water, ate too much, and talked about the way home. The light was good and the streets were empty, so we took our time.',
  de: 'Wir liefen am Wasser entlang, aßen zu viel und redeten über den Heimweg. Das Licht war gut und die Gassen waren leer, also ließen wir uns Zeit.',
  fr: 'Nous avons longé l’eau, trop mangé et parlé du retour. La lumière était belle et les rues étaient vides, alors nous avons pris notre temps.',
  es: 'Paseamos junto al agua, comimos demasiado y hablamos de la vuelta. La luz era buena y las calles estaban vacías, así que fuimos despacio.',
  it: 'Abbiamo camminato lungo l’acqua, mangiato troppo e parlato del ritorno. La luce era bella e le strade vuote, e non avevamo fretta.',
  pt: 'Andamos junto à água, comemos demais e falamos da volta. A luz era boa e as ruas estavam vazias, por isso fomos devagar.',
  nl: 'We liepen langs het water, aten te veel en praatten over de terugweg. Het licht was mooi en de straten waren leeg, dus we namen de tijd.',
  ja: '水辺を歩き、食べすぎ、帰り道の話をした。光がきれいで通りには誰もいなかったので、ゆっくり過ごした。',
  zh: '我们沿着水边走，吃得太多，聊着回家的路。光线很好，街上没有人，所以我们慢慢地走。',
};

/** `~` in a body stands for a sentence or two of story in the page's language. */
export function pageOf({ lang, body, title = 'Notes' }: Telling): string {
  const story = fillers[lang] ?? '';
  return `<!doctype html><html lang="${lang}"><head><title>${title}</title></head><body><nav><a href="/">Home</a></nav><article><h1>${title}</h1>${body.replaceAll('~', story)}</article><footer>All rights reserved</footer></body></html>`;
}
