import * as oauth from 'oauth4webapi';
import { type App, insecure } from '../connect.ts';

export const refresh = async (app: App, token: string) => {
  const response = await oauth.refreshTokenGrantRequest(
    app.server,
    app.client,
    oauth.None(),
    token,
    insecure,
  );
  return oauth.processRefreshTokenResponse(app.server, app.client, response);
};
/** The OAuth error that a promise rejects with; undefined if it resolves. */
export const errorOf = (promise: Promise<unknown>) =>
  promise.then(() => undefined).catch((error) => error.error);
