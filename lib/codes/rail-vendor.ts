// "0080BL", the block of Deutsche Bahn's tickets: when each part is valid, then numbered fields ("S015" from, "S016"
// to).
import type { Reservation } from '../model/reservation.ts';
import { type RailHead, writtenDay } from './rail-head.ts';
import { latin, ticketText, type UicBlock } from './uic918.ts';

// One part of the ticket: version 2 has a number of 22 characters before the dates, version 3 has none.
const orderBytes: Record<string, { bytes: number; daysAt: number }> = {
  '02': { bytes: 46, daysAt: 22 },
  '03': { bytes: 26, daysAt: 0 },
};
const ordersAt = 3;
const maxFields = 99;

/** Lengths are in bytes, so the fields are cut before they are decoded. */
function fieldsFrom(content: Uint8Array, start: number): Map<string, string> {
  const fields = new Map<string, string>();
  const count = Number(latin(content.subarray(start, start + 2)));
  let at = start + 2;
  for (let index = 0; index < Math.min(count, maxFields); index += 1) {
    const [, number, length] = /^S(\d{3})(\d{4})$/.exec(latin(content.subarray(at, at + 8))) ?? [];
    if (!number || !length) break;
    fields.set(number, ticketText(content.subarray(at + 8, at + 8 + Number(length))).trim());
    at += 8 + Number(length);
  }
  return fields;
}

interface Leg {
  from: string | undefined;
  to: string | undefined;
  start?: string | undefined;
}

function reservationOf({ from, to, start }: Leg, head: RailHead): Reservation[] {
  if (!from || !to) return [];
  return [
    {
      type: 'train',
      from: { name: from },
      to: { name: to },
      ...(start && { start }),
      ...(head.reference && { confirmation: head.reference }),
    },
  ];
}

/** "13.05.2027" → "2027-05-13". */
const dottedDay = (text: string | undefined) => writtenDay((text ?? '').replaceAll('.', ''));

interface Vendor {
  fields: Map<string, string>;
  valid: string | undefined;
}

function vendorIn(blocks: UicBlock[]): Vendor | undefined {
  const block = blocks.find(({ name }) => name === '0080BL');
  const order = block && orderBytes[block.version];
  if (!block || !order) return undefined;
  const { content } = block;
  const orders = Number(latin(content.subarray(2, ordersAt)));
  if (!Number.isInteger(orders)) return undefined;
  const daysAt = ordersAt + order.daysAt;
  return {
    fields: fieldsFrom(content, ordersAt + orders * order.bytes),
    valid: orders > 0 ? writtenDay(latin(content.subarray(daysAt, daysAt + 8))) : undefined,
  };
}

/** "Ana#Duarte" in field 28, "Ana Duarte" in field 23: only used to cover the names. */
export function vendorPeople(blocks: UicBlock[]): string[] {
  const { fields } = vendorIn(blocks) ?? {};
  return ['023', '028'].flatMap((number) => fields?.get(number)?.replaceAll('#', ' ').trim() || []);
}

/** The outward journey begins on the first day of validity; the day of the return is up to the traveller. */
export function vendorReservations(blocks: UicBlock[], head: RailHead): Reservation[] {
  const vendor = vendorIn(blocks);
  if (!vendor) return [];
  const { fields, valid } = vendor;
  const start = dottedDay(fields.get('031')) ?? valid;
  return [
    ...reservationOf({ from: fields.get('015'), to: fields.get('016'), start }, head),
    ...reservationOf({ from: fields.get('017'), to: fields.get('018') }, head),
  ];
}
