// Limits for one page. Everything here runs inside somebody's open tab.

/** A long travel blog has 3,000 to 8,000 nodes; ten times that is an endless feed, and costs a second to walk. */
export const maxNodes = 60_000;

/** A lead and its picture are some dozens of nodes; more is another article, and the real one needs its share of time. */
export const maxHeadNodes = 2000;

/** The longest guide books on one page have less than 1 MB of text; more would be slow to send as a message. */
export const maxCharacters = 2_000_000;

/** Sites have 1 to 10 scripts of structured data; a page of comments can have one for each. */
export const maxScripts = 64;

/** A script of structured data is 1 to 40 kB; a larger one is a product catalogue. */
export const maxScriptCharacters = 256_000;

/** schema.org trips nest 6 to 8 deep; the limit keeps hostile nesting from overflowing the stack later on. */
export const maxStructuredDepth = 24;

/** Articles nest 15 to 60 deep. Readability's time grows faster than the square of the depth: 500 levels take seconds. */
export const maxReadableDepth = 150;

/** Readability takes 20 ms for a thousand elements; larger pages are judged by our own counts. */
export const maxReadableElements = 3000;

/** Elements copied for Readability, including those outside the article, which it soon drops. */
export const maxCopiedElements = 12_000;

/** Readability measures the same text again for every element around it. */
export const maxReadableCharacters = 500_000;

/** The sketch is cheap, and finds an article behind a long menu. */
export const maxSketchedNodes = 120_000;

/** The page is blocked while it is read; a longer pause would be noticed. */
export const maxMilliseconds = 1500;

/** The share of that time by which each part must end, so that the later ones get their turn. */
export const shareOfTime = { look: 0.4, walk: 0.85, structured: 0.95 };
/** The least time for a later part, on a slow machine where finding the article took all there was. */
export const minMilliseconds = 300;

/** All structured data of a page together: ten times what a generous site has. */
export const maxStructuredCharacters = 1_000_000;

/** The largest real graphs (a shop's whole menu) have a few thousand values. */
export const maxStructuredValues = 20_000;

/** A page of reviews has some thousand elements inside items; more is a catalogue. */
export const maxMicrodataElements = 20_000;

/** Shorter hidden text is a message that pops up now and then. */
export const minHiddenProse = 120;
