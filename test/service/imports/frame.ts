// Still frames as a client would send them: text painted on a picture, as JPEG.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';

// A font from our packages: on machines without fonts nothing would be painted.
const fonts = join(
  dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')),
  'standard_fonts',
  'LiberationSans-Regular.ttf',
);
GlobalFonts.registerFromPath(fonts, 'Frame Sans');

export interface FrameLook {
  ink?: string;
  paper?: string;
  /** Factor for width and height. */
  scale?: number;
}

/** One line each: "# " for a title, "## " for a heading, otherwise text. */
export function frame(
  lines: string[],
  { ink = '#1d2433', paper = '#fbf8f1', scale = 1 }: FrameLook = {},
): Buffer {
  const canvas = createCanvas(1000 * scale, (120 + lines.length * 84) * scale);
  const context = canvas.getContext('2d');
  context.fillStyle = paper;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  context.fillStyle = ink;
  let y = 40;
  for (const line of lines) {
    const size = line.startsWith('# ') ? 58 : line.startsWith('## ') ? 46 : 32;
    y += size * 1.7;
    context.font = `${size}px "Frame Sans"`;
    context.fillText(line.replace(/^#+ /, ''), 60, y);
  }
  return canvas.toBuffer('image/jpeg', 88);
}

export const base64 = (jpeg: Uint8Array): string => Buffer.from(jpeg).toString('base64');

/** The lines of a first frame, as `frame` takes them. */
export const dayOne = [
  '# Four days in Portugal',
  '## Day 1: Porto',
  '9:00 Livraria Lello',
  '11:30 Torre dos Clerigos',
];
