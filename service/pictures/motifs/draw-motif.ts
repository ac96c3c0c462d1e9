// Draws a motif: its emblem on a light disc, in front of the matching landscape.
import { readFile } from 'node:fs/promises';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import * as z from 'zod/mini';

/** By name: SVG elements drawn on a 24 × 24 grid. */
const Emblems = z.record(z.string(), z.string());
let read: Promise<z.infer<typeof Emblems>> | undefined;

/** Copied from Lucide by `tools/emblems.ts`. */
export const emblems = (): Promise<z.infer<typeof Emblems>> =>
  (read ??= readFile(new URL('./emblems.json', import.meta.url), 'utf8').then((text) =>
    z.parse(Emblems, JSON.parse(text)),
  ));

const ink = '#1d2a33';
const paper = '#fbf7ee';
const quality = 82;

export async function drawMotif(name: string, landscape: Uint8Array): Promise<Uint8Array> {
  const emblem = (await emblems())[name];
  if (emblem === undefined) throw new Error(`There is no emblem called "${name}".`);
  const ground = await loadImage(Buffer.from(landscape));
  const { width, height } = ground;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.drawImage(ground, 0, 0);
  const radius = height * 0.36;
  context.fillStyle = paper;
  context.globalAlpha = 0.92;
  context.beginPath();
  context.arc(width / 2, height / 2, radius, 0, 2 * Math.PI);
  context.fill();
  context.globalAlpha = 1;
  const side = Math.round(radius * 1.15);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 24 24" fill="none" stroke="${ink}" stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round">${emblem}</svg>`;
  const drawing = await loadImage(Buffer.from(svg));
  context.drawImage(drawing, (width - side) / 2, (height - side) / 2, side, side);
  return canvas.encode('webp', quality);
}
