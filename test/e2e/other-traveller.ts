// Another person, who uses the service's own app instead of Wayclip.
import { connectApp, ownAppOf } from '../service/connect.ts';

export interface OtherTraveller {
  ask(method: string, path: string, body?: unknown): Promise<unknown>;
}

/** By default the demo traveller. */
export async function otherTraveller(at: { apiUrl: string; authUrl: string }): Promise<OtherTraveller> {
  const { tokens } = await connectApp(at, await ownAppOf(at));
  return {
    ask: async (method, path, body) => {
      const answer = await fetch(`${at.apiUrl}${path}`, {
        method,
        headers: { authorization: `Bearer ${tokens.access_token}`, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`);
      return answer.status === 204 ? undefined : answer.json();
    },
  };
}
