// Links and pictures are kept with absolute URLs, because a Capture is read away from its page.

/** "../day-2" on "https://a.example/trip/day-1" → "https://a.example/day-2"; what cannot be resolved stays as it is. */
export function absolute(address: string, base: string): string {
  const trimmed = address.trim();
  // Most are absolute already, and parsing one costs more than reading the element it is on.
  if (/^https?:\/\/[\w.:-]+\/[^\s\\]*$/.test(trimmed)) return trimmed;
  const origin = rooted.test(trimmed) ? originOf(base) : '';
  if (origin) return origin + trimmed;
  try {
    return new URL(trimmed, base || undefined).href;
  } catch {
    return trimmed;
  }
}

// "/day-2#map", but not "//other.example", "/a/../b" or anything that needs escaping.
const rooted = /^\/(?![/\\])(?!\S*\/\.)[^\s\\]*$/;

let rememberedBase = '';
let rememberedOrigin = '';

/** The origin of a base, parsed once for all links of a page. */
function originOf(base: string): string {
  if (base !== rememberedBase) {
    rememberedBase = base;
    rememberedOrigin = /^https?:/.test(base) && URL.canParse(base) ? new URL(base).origin : '';
  }
  return rememberedOrigin;
}

// A longer base would be put before every address of the page.
const maxBaseLength = 500;

/** The URL that relative links are resolved against. */
export function baseOf(document: Document, url: string): string {
  const declared = document.querySelector('base[href]')?.getAttribute('href');
  return declared && declared.length <= maxBaseLength ? absolute(declared, url) : url;
}
