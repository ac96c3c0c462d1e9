// A local fake of an S3 bucket.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Settings } from '../../service/storage/s3-blobs.ts';

const signature =
  /^AWS4-HMAC-SHA256 Credential=an-id\/\d{8}\/eu-test-1\/s3\/aws4_request, SignedHeaders=[\w;-]*host[\w;-]*, Signature=[0-9a-f]{64}$/;
const isSigned = ({ headers }: IncomingMessage) =>
  signature.test(headers.authorization ?? '') && /^\d{8}T\d{6}Z$/.test(String(headers['x-amz-date']));

/** It accepts signed requests only, fails or goes silent when told to, and its contents survive a stop. */
export function bucketStandIn() {
  const kept = new Map<string, Buffer>();
  const seen: string[] = [];
  const state = { stumbles: 0, isRefusing: false, isSilent: false, isCutting: false };
  const answerTo = (method: string, path: string, body: Buffer): [number, Buffer?] => {
    if (method === 'GET') return kept.has(path) ? [200, kept.get(path)] : [404];
    if (method === 'DELETE') kept.delete(path);
    else kept.set(path, body);
    return [method === 'DELETE' ? 204 : 200];
  };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = '', url = '' } = request;
    seen.push(`${method} ${url}`);
    const answer = (status: number, body?: Buffer) => response.writeHead(status).end(body);
    if (!isSigned(request) || state.isRefusing) return answer(403);
    if (state.isSilent) return;
    // Half an answer, then the connection is cut.
    if (state.isCutting)
      return response.writeHead(200, { 'content-length': 1000 }).write('half', () => response.destroy());
    state.stumbles -= 1;
    return state.stumbles >= 0 ? answer(503) : answer(...answerTo(method, url, Buffer.concat(chunks)));
  });
  // The same port each time it opens, since its users keep their settings.
  let port = 0;
  const settings = (): S3Settings => ({
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'trips',
    region: 'eu-test-1',
    accessKeyId: 'an-id',
    secretAccessKey: 'a-secret',
  });
  return {
    kept,
    seen,
    state,
    settings,
    async open() {
      await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
      port = (server.address() as AddressInfo).port;
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
