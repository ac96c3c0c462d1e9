import { isAway } from './away.ts';

/** One line of JSON: what a collector of logs can read, and nothing that a request carried. */
export type LogLine = Record<string, string | number | boolean>;
export type Log = (line: LogLine) => void;

export const jsonLog: Log = (line) =>
  void process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`);

// "Failed query: insert … params: …" holds what people wrote.
const carried = /(?:\bparams:|\bFailed query:)[\s\S]*$/;

/** What a fault is and where it was, without the values it was about. */
export function faultLine(fault: unknown): LogLine {
  const error = fault instanceof Error ? fault : new Error(String(fault));
  const inner = error.cause instanceof Error ? error.cause : error;
  const code = Reflect.get(inner, 'code');
  const frames = (inner.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    level: isAway(fault) ? 'warn' : 'error',
    message: inner.message.replace(carried, '').trim().slice(0, 300) || inner.name,
    ...(typeof code === 'string' && { code }),
    at: frames
      .slice(0, 8)
      .map((line) => line.trim())
      .join(' | '),
  };
}
