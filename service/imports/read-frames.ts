// From still frames to an import result (2.9): recognised text, lines, then the same readers as for a page or a file.
import { importResultOf } from '../../lib/draft/preview.ts';
import { draftOf } from '../../lib/journeys/read-capture.ts';
import type { Capture } from '../../lib/model/capture.ts';
import type { Knowledge } from '../../lib/model/evidence.ts';
import type { ImportResult } from '../../lib/model/itinerary.ts';
import { fail, ok, type Result } from '../../lib/model/result.ts';
import { blocksOf } from '../../lib/pdf/blocks.ts';
import type { FrameText } from './frame-text.ts';
import type { FrameKind, Frames } from './frames.ts';
import { readLetters } from './read-letters.ts';
import { confidenceOf } from './text-confidence.ts';
import type { TextReader } from './text-reader.ts';

export interface FrameReading {
  textReader: TextReader;
  knowledge: Knowledge;
  now(): Date;
}

// Clients have given up by then; what was read so far is the answer.
const maxImportMilliseconds = 150_000;

export async function readFrames(
  { kind, jpegs, url }: Frames,
  { textReader, knowledge, now }: FrameReading,
): Promise<Result<ImportResult, 'nothing-read'>> {
  const deadline = now().getTime() + maxImportMilliseconds;
  const inTime = () => now().getTime() <= deadline;
  const { frames, readCount } = await readLetters({ kind, jpegs }, { textReader, inTime });
  const capture = captureOf(frames, { kind, url, isWhole: readCount === jpegs.length });
  const draft = draftOf(capture, knowledge);
  // A single day is enough for an import: the traveller chose these pictures.
  if (!draft.days.some(({ stops }) => stops.length > 0)) return fail('nothing-read');
  const result = importResultOf(draft, capture);
  const sure = confidenceOf(frames.flat()) * (readCount / jpegs.length);
  return ok({ ...result, source: { ...result.source, confidence: rounded(draft.confidence * sure) } });
}

const rounded = (share: number) => Math.round(share * 1000) / 1000;

interface About {
  kind: FrameKind;
  url: string | undefined;
  isWhole: boolean;
}

function captureOf(frames: FrameText[], { kind, url = '', isWhole }: About): Capture {
  const { blocks, cells } = blocksOf(frames);
  const heading = blocks.find((block) => block.kind === 'heading');
  return {
    kind: kind === 'pdf' ? 'pdf' : 'page',
    url,
    title: heading?.text ?? frames.flat()[0]?.text ?? '',
    blocks,
    structured: [],
    ...(kind === 'pdf' && { cells, pages: frames.length }),
    truncated: !isWhole,
  };
}
