// Opens the bytes of a file as a document, and asks for its password where it needs one. The caller must close it.
import type { ReadFailure } from '../model/failure.ts';
import { fail, ok, type Result } from '../model/result.ts';
import {
  type AskForPassword,
  type PdfDocument,
  type PdfLibrary,
  type PdfTask,
  passwordReasons,
} from './pdf-library.ts';

export interface OpenEdges {
  /** Stops all work on the file at once. */
  signal?: AbortSignal;
  /** Called again with `wasWrong` until the file opens; undefined gives up. */
  askPassword?: (wasWrong: boolean) => Promise<string | undefined>;
  password?: string;
}

export interface OpenPdf {
  document: PdfDocument;
  /** The password that opened it. */
  password?: string;
  close(): Promise<void>;
}

// A scanned A3 page at 600 dpi has 70 million pixels; a larger picture is only meant to fill the memory.
const maxImagePoints = 80_000_000;

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '');

interface Asked {
  gaveUp: boolean;
  password?: string;
}

function answerWith(task: PdfTask, { askPassword, password }: OpenEdges): Asked {
  const asked: Asked = { gaveUp: false, ...(password && { password }) };
  if (!askPassword) return asked;
  const ask: AskForPassword = (give, reason) => {
    const take = (given: string | undefined) => {
      asked.gaveUp = given === undefined;
      if (given !== undefined) asked.password = given;
      give(given ?? new Error('No password was given.'));
    };
    askPassword(reason === passwordReasons.wrong).then(take, () => take(undefined));
  };
  task.onPassword = ask;
  return asked;
}

function begin(bytes: Uint8Array, library: PdfLibrary, password?: string): PdfTask {
  return library.getDocument({
    // pdf.js takes over the bytes and leaves an empty array behind.
    data: bytes,
    // Extension pages forbid it; builds that never evaluate code ignore the option.
    isEvalSupported: false,
    enableXfa: false,
    stopAtErrors: false,
    maxImageSize: maxImagePoints,
    verbosity: 0,
    ...(password !== undefined && { password }),
  });
}

/** Takes over `bytes`: pass a copy if they are needed afterwards. */
export async function openPdf(
  bytes: Uint8Array,
  library: PdfLibrary,
  edges: OpenEdges = {},
): Promise<Result<OpenPdf, ReadFailure>> {
  const task = begin(bytes, library, edges.password);
  const asked = answerWith(task, edges);
  const stop = () => void task.destroy();
  edges.signal?.addEventListener('abort', stop, { once: true });
  const close = async () => {
    edges.signal?.removeEventListener('abort', stop);
    await task.destroy();
  };
  try {
    edges.signal?.throwIfAborted();
    const document = await task.promise;
    return ok({ document, close, ...(asked.password && { password: asked.password }) });
  } catch (error) {
    await close();
    edges.signal?.throwIfAborted();
    const isLocked = asked.gaveUp || nameOf(error) === 'PasswordException';
    return fail({ kind: isLocked ? 'pdf-encrypted' : 'pdf-corrupt' });
  }
}
