// A minimal browser without a screen: keeps cookies by path, follows redirects one at a time, sends forms.
interface Cookie {
  name: string;
  value: string;
  path: string;
}

export interface Page {
  url: string;
  status: number;
  headers: Headers;
  html: string;
}

export class Browser {
  readonly #cookies: Cookie[] = [];
  readonly #home: string;
  readonly #fetch: (url: URL, init: RequestInit) => Promise<Response>;

  constructor(home: string, send: (url: URL, init: RequestInit) => Promise<Response> = fetch) {
    this.#home = home;
    this.#fetch = send;
  }

  /** Opens a URL of the service; stops at the first redirect that leads elsewhere. */
  async open(
    address: string,
    form?: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<Page> {
    let url = new URL(address, this.#home);
    let response = await this.#send(url, form, headers);
    for (let hops = 0; hops < 10 && response.headers.has('location'); hops += 1) {
      url = new URL(response.headers.get('location') ?? '', url);
      if (url.origin !== this.#home) break;
      response = await this.#send(url);
    }
    return { url: url.href, status: response.status, headers: response.headers, html: await response.text() };
  }

  /** Fills in and sends the form that contains the element with this id. */
  press(page: Page, buttonId: string, fields: Record<string, string> = {}): Promise<Page> {
    const forms = page.html.match(/<form[\s\S]*?<\/form>/g) ?? [];
    const form = forms.find((text) => text.includes(`id="${buttonId}"`));
    const action = form && /action="([^"]+)"/.exec(form)?.[1];
    if (!action)
      throw new Error(`No form with #${buttonId} on ${page.url} (${page.status}): ${page.html.slice(-600)}`);
    return this.open(new URL(action.replaceAll('&amp;', '&'), page.url).href, fields, { Origin: this.#home });
  }

  cookie(name: string): string | undefined {
    return this.#cookies.find((each) => each.name === name)?.value;
  }

  async #send(
    url: URL,
    form?: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const cookie = this.#cookies
      .filter(
        ({ path }) =>
          url.pathname === path || url.pathname.startsWith(path.endsWith('/') ? path : `${path}/`),
      )
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
    const response = await this.#fetch(url, {
      method: form ? 'POST' : 'GET',
      body: form ? new URLSearchParams(form) : null,
      // As every browser does with a form.
      headers: { ...(form && { origin: this.#home }), ...lowerCase(headers), cookie },
      redirect: 'manual',
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const [name = '', value = ''] = pair.split('=');
    const path =
      attributes.find((text) => text.toLowerCase().startsWith('path='))?.slice('path='.length) ?? '/';
    const old = this.#cookies.findIndex((cookie) => cookie.name === name && cookie.path === path);
    if (old >= 0) this.#cookies.splice(old, 1);
    if (value !== '') this.#cookies.push({ name, value, path });
  }
}

const lowerCase = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
