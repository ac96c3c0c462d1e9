import { once } from '../model/once.ts';
import { parseJson } from '../model/parse-json.ts';

/** An answer whose body has been read. */
export interface ReceivedAnswer {
  status: number;
  headers: Headers;
  bytes: Uint8Array<ArrayBuffer>;
  /** Decoded on first use: never for files of many megabytes. */
  readonly text: string;
  /** Parsed JSON, or undefined if the body is something else. */
  readonly body: unknown;
}

export function receivedAnswerOf(
  status: number,
  headers: Headers,
  bytes: Uint8Array<ArrayBuffer>,
): ReceivedAnswer {
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
