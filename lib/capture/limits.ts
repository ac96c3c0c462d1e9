// What is too much for one page. Everything here runs inside somebody's open tab.

/** A long travel blog has 3,000 to 8,000 nodes; ten times that is an endless feed, and costs a second to walk. */
export const maxNodes = 60_000;

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
