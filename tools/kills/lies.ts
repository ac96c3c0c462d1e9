// Single answers of a hostile or broken service, sent instead of doing what was requested.
import type { ServerResponse } from 'node:http';
import type { FakeAnswer } from './gate.ts';
import { isRequestOf, type StepName } from './steps.ts';

export const lies: Record<string, (response: ServerResponse) => void> = {
  'answered with 50 MB of JSON': (response) => {
    response.writeHead(201, { 'content-type': 'application/json' });
    const megabyte = Buffer.alloc(1024 * 1024, ' ');
    let left = 50;
    // Writes only as fast as it is read, so that a client can end it by not reading.
    const more = () => {
      left -= 1;
      if (left > 0) response.write(megabyte, () => setImmediate(more));
      else response.end('{}');
    };
    more();
  },
  'answered with a web page': (response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Welcome</title>');
  },
  'sent on to another host': (response) => {
    response.writeHead(307, { location: 'http://elsewhere.example/v1/itineraries' }).end();
  },
};

/** Fakes the answer to the step's request, once. */
export function fakeAnswerAt(step: StepName, tell: (response: ServerResponse) => void): FakeAnswer {
  const isIt = isRequestOf(step);
  let hasLied = false;
  return (asked, response) => {
    if (asked.url.hostname === 'elsewhere.example') throw new Error('It went to the other host.');
    if (hasLied || !isIt(asked)) return false;
    hasLied = true;
    tell(response);
    return true;
  };
}
