import { openTextReader, type TextReader } from '../service/imports/text-reader.ts';

/** The real engine, with many times what one picture takes: a busy machine makes no picture unreadable. */
export const patientReader = (): TextReader => openTextReader({ limit: 100_000 });
