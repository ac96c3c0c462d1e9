// Whether a paper confirms, cancels or changes a booking. It says so at its top or in a heading.
import { type Capture, hasText } from '../../model/capture.ts';
import { cancelledPhrases, changedPhrases } from '../../text/cancel-words.ts';
import { fold } from '../../text/fold.ts';

export type PaperSays = 'booked' | 'cancelled' | 'changed';

// A letterhead, the address, the subject, the first sentence.
const topBlocks = 14;
// Sentences about the rules of cancelling are longer.
const maxPhraseLength = 160;
// "If your booking has been cancelled", "kann storniert werden": rules, not news.
const rule =
  /(?:^| )(?:if|unless|once|when|until|free|policy|fee|wenn|falls|sofern|bis|kostenlos|si|sauf|frais|jusqu|se|salvo|hasta|fino|als|tenzij|tot|jesli|pokud|hvis|om)(?: |$)/;

function linesOf({ title, blocks }: Capture): string[] {
  const texts = blocks
    .filter(hasText)
    .filter((block, index) => index < topBlocks || block.kind === 'heading')
    .flatMap(({ text }) => text.split(/[\n\t]|(?<=[.!?。！？])\s?/u));
  return [title, ...texts].filter(({ length }) => length <= maxPhraseLength).map(fold);
}

export function paperSays(capture: Capture): PaperSays {
  const lines = linesOf(capture).filter((line) => !rule.test(line));
  const hasAny = (phrases: readonly string[]) =>
    lines.some((line) => phrases.some((phrase) => line.includes(phrase)));
  if (hasAny(cancelledPhrases)) return 'cancelled';
  return hasAny(changedPhrases) ? 'changed' : 'booked';
}
