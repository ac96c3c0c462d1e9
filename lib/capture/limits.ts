// What is too much for one page. Everything here runs inside somebody's open tab.

/** A long travel blog has 3,000 to 8,000 nodes; ten times that is an endless feed, and costs a second to walk. */
export const maxNodes = 60_000;

/** A lead and its picture stand in some dozens of nodes; more is another article, and the article itself must have its turn. */
export const maxHeadNodes = 2000;

/** The longest guide books on one page stay below 1 MB of words; more would not pass a message quickly. */
export const maxCharacters = 2_000_000;

/** Sites give 1 to 10 scripts of structured data; a page of comments can give one for each. */
export const maxScripts = 64;

/** A script of structured data is 1 to 40 kB; a larger one is a product catalogue. */
export const maxScriptCharacters = 256_000;

/** schema.org trips nest 6 to 8 deep; the limit keeps hostile nesting from filling the stack later on. */
export const maxStructuredDepth = 24;

/** Articles nest 15 to 60 deep. Readability's time grows with more than the square of it: 500 take seconds. */
export const maxReadableDepth = 150;

/** Readability takes 20 ms for a thousand elements; a page with more than this answers by its own counts. */
export const maxReadableElements = 3000;

/** What is no part of the article is copied for Readability as well, but soon thrown away. */
export const maxCopiedElements = 12_000;

/** Readability measures the same words again for every element around them. */
export const maxReadableCharacters = 500_000;

/** The first look is cheap, and finds an article that stands behind a long menu. */
export const maxSketchedNodes = 120_000;

/** The page stands still while it is read; more than this would be felt. */
export const maxMilliseconds = 1500;

/** How much of that time may be gone when each part ends: what comes later must have its turn. */
export const shareOfTime = { look: 0.4, walk: 0.85, structured: 0.95 };
/** What comes later has its turn on a busy machine too, where finding the article took all the time there was. */
export const minMilliseconds = 300;

/** All structured data of a page together: ten times what a generous site gives. */
export const maxStructuredCharacters = 1_000_000;

/** The largest honest graphs (a shop's whole menu) hold a few thousand values. */
export const maxStructuredValues = 20_000;

/** A page of reviews has some thousand elements inside items; more is a catalogue. */
export const maxMicrodataElements = 20_000;

/** Less than a few sentences behind a curtain is a message that shows up now and then. */
export const minHiddenProse = 120;
