import { createHash } from 'node:crypto';
import { answerWith, askWith, changeJson, fieldsOf } from './http.ts';
import { onPage } from './shapes.ts';
import { type Middleware, makeSwitch, type Surroundings } from './speak.ts';

interface Syntax {
  /** What the client is shown for `"v7"`. */
  show(etag: string, request: Request): string;
  /** The service's own tag for what the client sends. */
  read(sent: string, request: Request): string;
}

const written =
  ({ show, read }: Syntax) =>
  (surroundings: Surroundings): Middleware => {
    const list = onPage((page, request) => ({
      ...page,
      data: page.data.map((each) => ({ ...each, etag: show(String(each.etag), request) })),
    }))(surroundings);
    return async (request, next) => {
      const sent = request.headers.get('if-match');
      const asked = sent === null ? request : askWith(request, { 'if-match': read(sent, request) });
      const answer = await list(asked, next);
      const etag = answer.headers.get('etag');
      const told = etag === null ? answer : answerWith(answer, { headers: { etag: show(etag, request) } });
      return changeJson(told, (value) => {
        const { etag: inBody } = fieldsOf(value);
        return typeof inBody === 'string' ? { ...fieldsOf(value), etag: show(inBody, request) } : value;
      });
    };
  };

/** Six characters that differ for each token. */
const seal = (request: Request) =>
  createHash('sha256')
    .update(request.headers.get('authorization') ?? '')
    .digest('hex')
    .slice(0, 6);
const weak = (etag: string) => `W/${etag}`;

/** How a tag is written: `"v7"`, unless set. */
export const etagSyntax = makeSwitch({
  gap: 'C4',
  at: 'api',
  values: {
    unquoted: written({
      show: (etag) => etag.replaceAll('"', ''),
      read: (sent) => (sent.includes('"') ? 'unknown' : `"${sent}"`),
    }),
    // A compressing proxy weakens tags, and the service behind it never accepts a weak one.
    weak: written({ show: weak, read: (sent) => sent }),
    'weak-accepted': written({ show: weak, read: (sent) => sent.replace(/^W\//, '') }),
    'per-token': written({
      show: (etag, request) => etag.replace(/"$/, `-${seal(request)}"`),
      read: (sent, request) => sent.replace(`-${seal(request)}"`, '"'),
    }),
  },
});
