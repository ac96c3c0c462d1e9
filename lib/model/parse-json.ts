// Pure: no browser, no network, no clock.

/** Outside text as data; `undefined` for what is no JSON (a page for people, a damaged file), which no schema takes. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
