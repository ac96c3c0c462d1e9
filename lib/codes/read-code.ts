// The contents of a barcode, whichever kind it is.
import type { Reservation } from '../model/reservation.ts';
import { readBcbp } from './bcbp.ts';
import { boardingReservations } from './boarding-reservations.ts';
import type { Inflate } from './inflate.ts';
import { headOf } from './rail-head.ts';
import { layoutReservations } from './rail-layout.ts';
import { vendorPeople, vendorReservations } from './rail-vendor.ts';
import { readUic918 } from './uic918.ts';

/** A scanned code as scanners return it: its text, and its bytes in case they are no text. */
export interface ScannedCode {
  text: string;
  bytes?: Uint8Array;
}

export type CodeContent =
  | { kind: 'boarding-pass'; reservations: Reservation[]; people?: string[] }
  /** `reservations` is empty for tickets of which only the container is public, and for rail passes. */
  | { kind: 'rail-ticket'; reservations: Reservation[]; reference?: string; people?: string[] }
  | { kind: 'link'; url: string }
  | { kind: 'unknown' };

export interface CodeEdges {
  inflate: Inflate;
  /** "2027-05-13": settles the year of a boarding pass. */
  today?: string;
}

// Longer addresses are made for tracking.
const maxUrlLength = 1000;

function linkIn(text: string): string | undefined {
  const url = text.trim();
  if (!/^https?:\/\//i.test(url) || url.length > maxUrlLength || !URL.canParse(url)) return undefined;
  const { username, password } = new URL(url);
  return username || password ? undefined : url;
}

const bytesOf = ({ text, bytes }: ScannedCode): Uint8Array =>
  bytes ?? Uint8Array.from(text, (character) => character.charCodeAt(0) & 0xff);

async function railTicket(code: ScannedCode, { inflate }: CodeEdges): Promise<CodeContent | undefined> {
  const ticket = await readUic918(bytesOf(code), inflate);
  if (!ticket) return undefined;
  const head = headOf(ticket.blocks);
  const printed = layoutReservations(ticket.blocks, head);
  const reservations = printed.length > 0 ? printed : vendorReservations(ticket.blocks, head);
  const people = vendorPeople(ticket.blocks);
  return {
    kind: 'rail-ticket',
    reservations,
    ...(head.reference && { reference: head.reference }),
    ...(people.length > 0 && { people }),
  };
}

/**
 * Supported: boarding passes (IATA BCBP), rail tickets in UIC 918.3 and 918.9 containers (U_HEAD, U_TLAY with layout
 * RCT2, 0080BL), links. Not supported: U_FLEX, VDV, ERA SSB and codes of single railways.
 */
export async function readCode(code: ScannedCode, edges: CodeEdges): Promise<CodeContent> {
  const pass = readBcbp(code.text);
  if (pass)
    return {
      kind: 'boarding-pass',
      reservations: boardingReservations(pass, edges.today),
      ...(pass.passenger && { people: [pass.passenger] }),
    };
  const url = linkIn(code.text);
  if (url) return { kind: 'link', url };
  return (await railTicket(code, edges)) ?? { kind: 'unknown' };
}
