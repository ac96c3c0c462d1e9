// Pure: no browser, no network, no clock.
// Drawn on a 24 grid; each is the inside of an svg element.
import { html, raw } from 'hono/html';

const drawings = {
  eye: '<path d="M2.5 12c2-4 5.5-6.2 9.5-6.2s7.5 2.2 9.5 6.2c-2 4-5.5 6.2-9.5 6.2S4.5 16 2.5 12z"/><circle cx="12" cy="12" r="3"/>',
  pencil:
    '<path d="M4 20l1-4.5L16.2 4.3a1.6 1.6 0 0 1 2.3 0l1.2 1.2a1.6 1.6 0 0 1 0 2.3L8.5 19z"/><path d="M14.5 6l3.5 3.5"/>',
  document:
    '<path d="M6 3.5h8l4 4V20a.5.5 0 0 1-.5.5h-11A.5.5 0 0 1 6 20z"/><path d="M14 3.5v4h4"/><path d="M9 12.5h6M9 16h4"/>',
  lock: '<rect x="5" y="10.5" width="14" height="9.5" rx="2"/><path d="M8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3"/>',
  route:
    '<circle cx="6" cy="18.5" r="2"/><circle cx="18" cy="5.5" r="2"/><path d="M8 18.5h7a3.250 3.250 0 0 0 0-6.5H9a3.250 3.250 0 0 1 0-6.5h7"/>',
};
export type Icon = keyof typeof drawings;

export const icon = (name: Icon) =>
  html`<svg viewBox="0 0 24 24" aria-hidden="true">${raw(drawings[name])}</svg>`;
