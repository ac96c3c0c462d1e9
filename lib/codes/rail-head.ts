// U_HEAD, the block that every rail ticket has: the ticket's number, and when it was issued.
import { isCalendarDay } from '../model/local-moment.ts';
import { ticketText, type UicBlock } from './uic918.ts';

export interface RailHead {
  reference?: string;
  /** The day of issue. */
  issued?: string;
}

/** "27022012" → "2012-02-27"; undefined if there is no such day. */
export function writtenDay(digits: string): string | undefined {
  const day = digits.replace(/^(\d\d)(\d\d)(\d{4})$/, '$3-$2-$1');
  return isCalendarDay(day) ? day : undefined;
}

export function headOf(blocks: UicBlock[]): RailHead {
  const block = blocks.find(({ name }) => name === 'U_HEAD');
  if (!block) return {};
  const text = ticketText(block.content);
  // "9E8DXL-7": the number after the hyphen counts the copies of a ticket.
  const reference = text
    .slice(4, 24)
    .replace(/[\p{Cc} ]+/gu, '')
    .replace(/-\d+$/, '');
  const issued = writtenDay(text.slice(24, 32));
  return { ...(reference && { reference }), ...(issued && { issued }) };
}
