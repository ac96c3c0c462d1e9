import { isUnavailable } from './away.ts';

/** One line of JSON for a log collector, without anything from the request's content. */
export type LogLine = Record<string, string | number | boolean>;
export type Log = (line: LogLine) => void;

export const jsonLog: Log = (line) =>
  void process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`);

// "Failed query: insert … params: …" contains user data.
const carried = /(?:\bparams:|\bFailed query:)[\s\S]*$/;

/** An error's kind and location, without the data it was about. */
export function faultLine(fault: unknown): LogLine {
  const error = fault instanceof Error ? fault : new Error(String(fault));
  const inner = error.cause instanceof Error ? error.cause : error;
  const code = Reflect.get(inner, 'code');
  const frames = (inner.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    level: isUnavailable(fault) ? 'warn' : 'error',
    message: inner.message.replace(carried, '').trim().slice(0, 300) || inner.name,
    ...(typeof code === 'string' && { code }),
    at: frames
      .slice(0, 8)
      .map((line) => line.trim())
      .join(' | '),
  };
}
