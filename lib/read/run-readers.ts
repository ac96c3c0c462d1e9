import type { Capture } from '../model/capture.ts';
import type { Evidence, Knowledge, Reader } from '../model/evidence.ts';
import { cachedKnowledge } from '../places/cached-knowledge.ts';
import { readers } from './readers.ts';
import { sharedReading } from './shared-reading.ts';

/** A reader that threw on this source: goes into a report, and is never shown to the traveller. */
export interface ReaderNote {
  reader: string;
  message: string;
}

export interface Reading {
  evidence: Evidence[];
  notes: ReaderNote[];
}

export interface ReaderOptions {
  knowledge?: Knowledge;
  readers?: readonly Reader[];
}

/** Runs every reader. One that throws loses only its own claims. */
export function runReaders(capture: Capture, options: ReaderOptions = {}): Reading {
  const reading: Reading = { evidence: [], notes: [] };
  const knowledge = cachedKnowledge(options.knowledge ?? {});
  const shared = sharedReading(capture, knowledge);
  for (const reader of options.readers ?? readers) {
    try {
      reading.evidence = reading.evidence.concat(reader.read(capture, knowledge, shared));
    } catch (error) {
      reading.notes.push({
        reader: reader.name,
        message: error instanceof Error ? error.message : String(error),
      });
    }
  }
  return reading;
}
