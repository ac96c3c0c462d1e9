import type { FrameText } from './frame-text.ts';

export const characterCount = (text: string): number => text.replace(/\s/g, '').length;

/** The engine's average confidence, 0 to 1, weighted by line length. */
export function confidenceOf(lines: FrameText): number {
  const signs = lines.reduce((sum, { text }) => sum + characterCount(text), 0);
  const sure = lines.reduce((sum, { text, confidence }) => sum + confidence * characterCount(text), 0);
  return signs === 0 ? 0 : sure / signs;
}
