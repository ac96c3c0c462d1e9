// In text without spaces, the numbers of coach and seat form one word: "05车08A号".
import type { RoleSpan } from './spans.ts';

const coachBefore = /\d{1,2}\s?(?:号車|号车|車廂|车厢|號車|호차|车|車)\s?$/u;
const looked = 8;

/** The seat as printed, with the coach before it, since the model marks only the seat. */
export function seatWithCoach({ cell, text, start }: RoleSpan): string {
  const before = cell.text.slice(Math.max(0, start - looked), start);
  return (coachBefore.exec(before)?.[0] ?? '') + text;
}
