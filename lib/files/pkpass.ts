// Reads a Wallet pass (.pkpass), or several in one (.pkpasses): a zip with pass.json and the labels in other languages.
import type { Inflate } from '../codes/inflate.ts';
import { type CodeContent, readCode } from '../codes/read-code.ts';
import type { Capture } from '../model/capture.ts';
import type { ReadFailure } from '../model/failure.ts';
import { fail, ok, type Result } from '../model/result.ts';
import { type FileLine, fileCapture } from './file-capture.ts';
import { codesOn, fieldsOf, type PassFile, readPassFile } from './pass-file.ts';
import { passDay, passReservations } from './pass-reservations.ts';
import { readStrings } from './pass-strings.ts';
import { entriesOf, unpacked, type ZipEntry } from './zip.ts';

export interface PassEdges {
  inflate: Inflate;
  /** "2027-05-13": settles the year of a boarding pass that does not state it. */
  today?: string;
  /** BCP 47: which of the pass's languages to read. */
  language?: string;
}

// pass.json is 2 to 20 kB, a language of labels 1 to 5.
const maxJsonBytes = 1_000_000;
const maxStringsBytes = 300_000;
// A group's passes come ten at a time, each with its pictures.
const maxPasses = 30;
const maxPassBytes = 10_000_000;

const unreadable = fail<ReadFailure>({ kind: 'page-unreadable' });

/** The requested language, else English, else none. */
function stringsEntry(entries: ZipEntry[], language = 'en'): ZipEntry | undefined {
  const folder = (name: string) => entries.find((entry) => entry.name === `${name}.lproj/pass.strings`);
  return folder(language) ?? folder(language.split('-')[0] ?? language) ?? folder('en');
}

function withStrings(pass: PassFile, strings: Map<string, string>): PassFile {
  const translated = (text: string | undefined) =>
    text === undefined ? undefined : (strings.get(text) ?? text);
  const faces = (['boardingPass', 'eventTicket', 'generic', 'coupon', 'storeCard'] as const).flatMap(
    (name) => pass[name] ?? [],
  );
  for (const face of faces) {
    const parts = [
      face.headerFields,
      face.primaryFields,
      face.secondaryFields,
      face.auxiliaryFields,
      face.backFields,
    ];
    for (const field of parts.flatMap((part) => part ?? [])) {
      field.label = translated(field.label);
      field.value = translated(field.value);
    }
  }
  return pass;
}

function linesOf(pass: PassFile, codes: readonly CodeContent[]): FileLine[] {
  const fields = fieldsOf(pass).map(({ label, value }) => ({
    text: [label, value].filter(Boolean).join(': '),
  }));
  const links = codes.flatMap((code) => (code.kind === 'link' ? [{ text: 'Ticket', href: code.url }] : []));
  return [
    { text: [pass.organizationName, pass.description].filter(Boolean).join(' – '), isHeading: true },
    ...fields,
    ...links,
  ];
}

// A pass shows one barcode; the others are for older readers.
const maxCodes = 4;

async function codesOf(pass: PassFile, { inflate, today }: PassEdges): Promise<CodeContent[]> {
  const day = passDay(pass) ?? today;
  const codes: CodeContent[] = [];
  for (const text of codesOn(pass).slice(0, maxCodes))
    codes.push(await readCode({ text }, { inflate, ...(day && { today: day }) }));
  return codes;
}

function captureOf(pass: PassFile, codes: readonly CodeContent[]): Capture {
  const coded = codes.flatMap((code) => ('reservations' in code ? [code.reservations] : []))[0];
  return fileCapture({
    title: pass.description ?? pass.organizationName ?? '',
    lines: linesOf(pass, codes),
    reservations: passReservations(pass, coded).map((reservation) => ({
      reservation,
      ...(pass.voided && { isCancelled: true }),
    })),
    from: 'pass',
  });
}

async function readPass(
  bytes: Uint8Array,
  entries: ZipEntry[],
  edges: PassEdges,
): Promise<Capture | undefined> {
  const { inflate, language } = edges;
  const entry = entries.find(({ name }) => name === 'pass.json');
  const json = entry && (await unpacked(bytes, entry, { inflate, maxBytes: maxJsonBytes }));
  const pass = json && readPassFile(new TextDecoder().decode(json));
  if (!pass) return undefined;
  const labels = stringsEntry(entries, language);
  const strings = labels && (await unpacked(bytes, labels, { inflate, maxBytes: maxStringsBytes }));
  const translated = strings ? withStrings(pass, readStrings(strings)) : pass;
  return captureOf(translated, await codesOf(translated, edges));
}

/** Joins the passes of one file into one Capture: they belong to one trip. */
function together(captures: Capture[]): Capture | undefined {
  const [first, ...others] = captures;
  if (!first || others.length === 0) return first;
  return {
    ...first,
    blocks: captures.flatMap(({ blocks }) => blocks),
    structured: captures.flatMap(({ structured }) => structured),
  };
}

export async function readPkpass(bytes: Uint8Array, edges: PassEdges): Promise<Result<Capture, ReadFailure>> {
  const entries = entriesOf(bytes);
  if (!entries.ok) return unreadable;
  const captures: Capture[] = [];
  for (const entry of entries.value.filter(({ name }) => name.endsWith('.pkpass')).slice(0, maxPasses)) {
    const inner = await unpacked(bytes, entry, { inflate: edges.inflate, maxBytes: maxPassBytes });
    const inside = inner && entriesOf(inner);
    const capture = inner && inside?.ok ? await readPass(inner, inside.value, edges) : undefined;
    if (capture) captures.push(capture);
  }
  const capture = (await readPass(bytes, entries.value, edges)) ?? together(captures);
  return capture ? ok(capture) : unreadable;
}
