// Drawn on a 24 × 24 grid; each is the inside of an svg element.
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
  pin: '<path d="M12 21s6.5-5.9 6.5-11a6.5 6.5 0 0 0-13 0c0 5.100 6.500 11 6.500 11z"/><circle cx="12" cy="10" r="2.300"/>',
  calendar:
    '<rect x="4" y="5.500" width="16" height="15" rx="2"/><path d="M4 10h16M8.500 3.500v4M15.500 3.500v4"/>',
  people:
    '<circle cx="9" cy="8.500" r="3.200"/><path d="M3 19.500c.6-3.500 3-5.300 6-5.300s5.400 1.800 6 5.300"/><path d="M15.500 5.700a3.200 3.200 0 0 1 0 5.700M17.500 14.700c1.900.7 3.100 2.300 3.500 4.800"/>',
  globe:
    '<circle cx="12" cy="12" r="8.500"/><path d="M3.500 12h17M12 3.500c2.300 2.500 3.400 5.300 3.400 8.500s-1.100 6-3.400 8.500c-2.300-2.500-3.400-5.300-3.400-8.500s1.100-6 3.400-8.500z"/>',
  cross: '<path d="M6.5 6.5l11 11M17.5 6.5l-11 11"/>',
  tick: '<path d="M5 12.500l4.500 4.500L19 7.500"/>',
  box: '<rect x="5" y="5" width="14" height="14" rx="3"/>',
  packed: '<rect x="5" y="5" width="14" height="14" rx="3"/><path d="M8.500 12.200l2.500 2.500 4.500-5"/>',
  link: '<path d="M13.500 5H19v5.500M19 5l-8.500 8.500"/><path d="M17 13.500V18a1.500 1.500 0 0 1-1.500 1.500H6A1.500 1.500 0 0 1 4.500 18V8.500A1.500 1.500 0 0 1 6 7h4.500"/>',
  phone:
    '<path d="M6.500 4h3l1.500 4-2 1.500a11 11 0 0 0 5.500 5.500l1.500-2 4 1.500v3A1.500 1.500 0 0 1 18.500 19 14.500 14.500 0 0 1 5 5.500 1.500 1.500 0 0 1 6.500 4z"/>',
  plug: '<path d="M9 3.500v4M15 3.500v4M6.500 7.500h11v3.500a5.500 5.500 0 0 1-11 0z"/><path d="M12 16.500v4"/>',
  heart:
    '<path d="M12 19.500S4.500 15 4.500 9.500A4 4 0 0 1 12 7.700a4 4 0 0 1 7.500 1.800c0 5.500-7.500 10-7.500 10z"/>',
};
export type Icon = keyof typeof drawings;

export const icon = (name: Icon) =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${raw(drawings[name])}</svg>`;
