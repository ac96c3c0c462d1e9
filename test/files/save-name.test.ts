import fc from 'fast-check';
import { expect, test } from 'vitest';
import { saveName } from '../../lib/files/save-name.ts';

const bytesOf = (head: string) => Uint8Array.from(head, (character) => character.charCodeAt(0));

test.each([
  ['Ticket.pdf', '%PDF-1.7', 'Ticket.pdf'],
  ['Ticket', '%PDF-1.7', 'Ticket.pdf'],
  ['Booking.com', '%PDF-1.7', 'Booking.com.pdf'],
  ['Flight at 9.30', '%PDF-1.7', 'Flight at 9.30.pdf'],
  ['Flight at 9.30pm', '%PDF-1.7', 'Flight at 9.30pm.pdf'],
  ['Ticket.exe', '%PDF-1.7', 'Ticket.exe.pdf'],
  ['Map', '\u0089PNG\r\n', 'Map.png'],
  ['Photo.JPEG', '\u00ff\u00d8\u00ff\u00e0', 'Photo.JPEG'],
  ['Photo', '\u00ff\u00d8\u00ff\u00e0', 'Photo.jpg'],
  ['Photo', '\0\0\0\u0018ftypheic', 'Photo.heic'],
  ['Pass', 'PK\u0003\u0004\u0014\0pass.json', 'Pass.pkpass'],
  ['Plan', 'PK\u0003\u0004\u0014\0[Content_Types].xml', 'Plan.zip'],
  ['Plan.docx', 'PK\u0003\u0004\u0014\0[Content_Types].xml', 'Plan.docx'],
  ['Trip', 'BEGIN:VCALENDAR\r\n', 'Trip.ics'],
  ['Notes', 'Whatever it is', 'Notes'],
  ['Notes.txt', 'Whatever it is', 'Notes.txt'],
  ['Notes.exe', 'MZ', 'Notes.exe.bin'],
])('%j that begins with %j is saved as %j', (name, head, saved) =>
  expect(saveName(name, bytesOf(head))).toBe(saved),
);

test('whatever it is called and holds, it is saved as no program, and under the same name again', () => {
  fc.assert(
    fc.property(
      fc.tuple(fc.string(), fc.constantFrom('', '.exe', '.com', '.BAT', '.scr', '.pdf')),
      fc.uint8Array(),
      ([name, ending], bytes) => {
        const saved = saveName(`${name}${ending}`, bytes);
        expect(saved).not.toMatch(/\.(?:exe|com|bat|scr)$/i);
        expect(saveName(saved, bytes)).toBe(saved);
      },
    ),
  );
});
