// The embedded service in this process, with its faults and its clock: Request → Response, without a port.

import { asFetch, type Fetch } from '../../service/control/as-fetch.ts';
import { type Control, openControl } from '../../service/control/control.ts';
import { createService, type Service } from '../../service/create-service.ts';
import { demoTraveller } from '../../service/seed.ts';
import { Browser } from '../service/browser.ts';
import { signIn } from '../service/connect.ts';
import { quickEdges, quickMemory } from '../service/quick.ts';
import { outside } from './life.ts';

/** Nobody listens there: all requests to them are answered in this process. */
export const origins = { auth: 'http://127.0.0.1:9001', api: 'http://127.0.0.1:9002' };

/** As the browser knows it. */
export const profiles = [{ id: 'here', profile: { baseUrl: origins.api, authUrl: origins.auth } }];

export class ServiceHere {
  readonly control: Control;
  private readonly service: Service;
  private readonly routes: Record<string, Fetch>;
  private traveller: Browser | undefined;

  private constructor(service: Service, control: Control) {
    this.service = service;
    this.control = control;
    this.routes = {
      [origins.auth]: control.around('auth', asFetch(service.auth)),
      [origins.api]: control.around('api', async (request) => service.api.fetch(request)),
    };
  }

  static async open(): Promise<ServiceHere> {
    const control = openControl(origins, quickEdges);
    const location = await quickMemory();
    const { edges } = control.clock;
    return new ServiceHere(
      await createService({ location, origins, edges, seedDemo: 'travellers' }),
      control,
    );
  }

  fetch = (input: string | URL, init?: RequestInit): Promise<Response> =>
    outside(async () => {
      const request = new Request(input, init);
      const route = this.routes[new URL(request.url).origin];
      if (!route) throw new TypeError(`Nobody is there: ${request.url}`);
      return route(request);
    });

  /** The traveller signs in and allows; returns the URL of the final redirect. */
  allowed = (address: string): Promise<string> =>
    outside(async () => {
      const known = this.traveller;
      const browser = known ?? new Browser(origins.auth, (url, init) => this.fetch(url, init));
      this.traveller = browser;
      const page = await browser.open(address);
      if (new URL(page.url).origin !== origins.auth) return page.url;
      const isSignedIn = !page.html.includes('id="sign-in"');
      const consent = isSignedIn ? page : await signIn(browser, page);
      return (await browser.press(consent, 'allow')).url;
    });

  /** All that is really stored. */
  itineraries = () => outside(() => this.service.itinerariesOf(demoTraveller.email));

  close = (): Promise<void> => this.service.close();
}
