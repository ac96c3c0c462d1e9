import { openTextReader, type TextReader } from '../service/imports/text-reader.ts';

/** The real text recogniser with a very generous timeout, so that a busy machine makes no picture unreadable. */
export const patientReader = (): TextReader => openTextReader({ limit: 100_000 });
