import { once } from '../model/once.ts';
import { parseJson } from '../model/parse-json.ts';

/** The answer with its body in hand. */
export interface Heard {
  status: number;
  headers: Headers;
  bytes: Uint8Array<ArrayBuffer>;
  /** Made when it is first asked for: of a file of many megabytes nobody asks. */
  readonly text: string;
  /** Parsed JSON, or undefined where the body is something else. */
  readonly body: unknown;
}

export function heardOf(status: number, headers: Headers, bytes: Uint8Array<ArrayBuffer>): Heard {
  const read = once(() => new TextDecoder().decode(bytes));
  const parsed = once(() => parseJson(read()));
  return {
    status,
    headers,
    bytes,
    get text() {
      return read();
    },
    get body() {
      return parsed();
    },
  };
}
