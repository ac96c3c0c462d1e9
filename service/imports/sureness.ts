import type { FrameText } from './frame-text.ts';

export const signsIn = (text: string): number => text.replace(/\s/g, '').length;

/** The engine's average confidence, 0 to 1, weighted by line length. */
export function sureness(lines: FrameText): number {
  const signs = lines.reduce((sum, { text }) => sum + signsIn(text), 0);
  const sure = lines.reduce((sum, { text, confidence }) => sum + confidence * signsIn(text), 0);
  return signs === 0 ? 0 : sure / signs;
}
