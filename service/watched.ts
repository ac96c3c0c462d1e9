import type { NodeHandler } from './create-service.ts';

/** One finished request. The path has no query string, which may contain private data. */
export interface Served {
  at: 'auth' | 'api';
  method: string;
  path: string;
  status: number;
  seconds: number;
}
export type Watch = (served: Served) => void;

export const watched = (at: Served['at'], handler: NodeHandler, watch: Watch | undefined): NodeHandler =>
  watch
    ? async (request, response) => {
        const begin = performance.now();
        const { method = '', url = '' } = request;
        const [path = ''] = url.split('?');
        response.once('close', () =>
          watch({
            at,
            method,
            path,
            status: response.writableFinished ? response.statusCode : 499,
            seconds: (performance.now() - begin) / 1000,
          }),
        );
        return handler(request, response);
      }
    : handler;
