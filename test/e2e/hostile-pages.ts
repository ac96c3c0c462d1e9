// Pages designed to exceed every limit: each function runs inside an empty page and fills it, well beyond
// `lib/capture/limits.ts` but no further, since making them takes most of a test's time. Where layout would take
// minutes, the body is hidden.

/** Three hundred thousand nodes of short paragraphs. */
function paragraphs(): void {
  document.body.style.display = 'none';
  document.body.innerHTML = `<article>${'<p>The <b>mill</b></p>'.repeat(75_000)}</article>`;
}

/** A short article in two boxes, beside a menu with three hundred thousand nodes, which must not be walked. */
function menu(): void {
  document.body.style.display = 'none';
  const box = (words: string) => `<div><div>${`<p>${words}</p>`.repeat(4)}</div></div>`;
  const words = 'We walked along the river to the old mill, had a coffee there, and went on.';
  document.body.innerHTML = `${box(words)}<nav>${'<a href="/a">Mill</a>'.repeat(150_000)}</nav>${box(words)}`;
}

/** Thousands of pictures in one figure, none with a description. */
function gallery(): void {
  document.body.style.display = 'none';
  const pictures = Array.from({ length: 5000 }, (_, index) => `<img data-src="/${index}.jpg">`).join('');
  document.body.innerHTML = `<article><figure>${pictures}${'<i></i>'.repeat(300_000)}</figure></article>`;
}

/** Nested items, with everything in the innermost. */
function items(): void {
  document.body.style.display = 'none';
  const scopes = '<div itemscope itemtype="https://schema.org/Trip">'.repeat(100);
  document.body.innerHTML = `<article>${scopes}${'<i itemprop="name">a</i>'.repeat(15_000)}${'<i></i>'.repeat(300_000)}</article>`;
}

/** A heading that is never closed. */
function heading(): void {
  document.body.style.display = 'none';
  document.body.innerHTML = `<h1>${'The <b>mill</b> '.repeat(100_000)}</h1>`;
}

/** URLs longer than the page's text. */
function links(): void {
  const address = `https://a.example/${'x'.repeat(3900)}`;
  document.body.innerHTML = `<article>${`<p><a href="${address}">mill</a></p>`.repeat(4000)}</article>`;
}

/** Ten megabytes of script, and as much of structured data. */
function scripts(): void {
  const script = (type: string, text: string) => {
    const element = document.createElement('script');
    element.type = type;
    element.textContent = text;
    document.head.append(element);
  };
  script('text/plain', 'x = 1;'.repeat(1_700_000));
  script('application/ld+json', `["${'x'.repeat(10_000_000)}"]`);
  for (let index = 0; index < 60; index += 1) {
    script('application/ld+json', `[${'{"a":[1]},'.repeat(20_000)}1]`);
  }
  document.body.innerHTML = `<article>${'<p>The mill and the port, on foot.</p>'.repeat(20)}</article>`;
}

/** Everything selected, on a page of three hundred thousand nodes. */
function selectedAll(): void {
  document.body.style.display = 'none';
  document.body.innerHTML = `<article>${'<p>The <b>mill</b></p>'.repeat(75_000)}</article>`;
  getSelection()?.selectAllChildren(document.body);
}

export const hostilePages = { paragraphs, menu, gallery, items, heading, links, scripts, selectedAll };
export type HostilePage = keyof typeof hostilePages;
