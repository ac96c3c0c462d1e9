// Detects the kind of a file by its first bytes, and by its name only where they are not enough.

export type FileKind = 'pdf' | 'pass' | 'calendar' | 'mail' | 'page' | 'text' | 'image' | 'video';

// Mail programs may put a few lines before a PDF's signature; pdf.js tolerates as much.
const searchedBytes = 1024;

const endings: [RegExp, FileKind][] = [
  [/\.pdf$/i, 'pdf'],
  [/\.pkpass(?:es)?$/i, 'pass'],
  [/\.ics$/i, 'calendar'],
  [/\.eml$/i, 'mail'],
];

/** A tag that pages have, and text copied from an email does not. */
const tag = /<\/?(?:html|head|body|div|p|span|table|tr|td|br|a|h[1-6]|meta|!doctype)\b/iu;

/** PNG, JPEG, WebP, GIF, by their first bytes as Latin-1: boarding passes saved from a phone. */
const imageHead = /^(?:‰PNG\r\n|ÿØÿ|RIFF[\s\S]{4}WEBP|GIF8)/;

/** MP4 and QuickTime, WebM and Matroska, AVI. Phone photos (HEIC, AVIF) also have `ftyp`, but another brand after it. */
const videoHead =
  /^(?:[\s\S]{4}(?:ftyp(?!hei|hev|mif1|msf1|avi)|moov|mdat|wide)|[\s\S]Eß£|RIFF[\s\S]{4}AVI )/;

// An email begins with header lines, and has one of these among the first.
const mailHead =
  /^(?:[A-Za-z][\w-]{1,60}:[^\n]*\n(?:[ \t][^\n]*\n){0,40}){0,40}?(?:MIME-Version|Message-ID|Received|Return-Path|Subject):/i;

/** Anything unrecognised is a page, because browsers show anything as one. */
export function fileKind(bytes: Uint8Array, name = ''): FileKind {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, searchedBytes));
  if (head.includes('%PDF-')) return 'pdf';
  if (imageHead.test(head)) return 'image';
  if (videoHead.test(head)) return 'video';
  if (head.startsWith('PK\u0003\u0004')) return 'pass';
  if (/^(?:ï»¿)?\s*BEGIN:VCALENDAR/i.test(head)) return 'calendar';
  const named = endings.find(([ending]) => ending.test(name))?.[1];
  if (named) return named;
  if (!/<(?:html|!doctype)/i.test(head.slice(0, 200)) && mailHead.test(head)) return 'mail';
  return /\.txt$/iu.test(name) && !tag.test(head) ? 'text' : 'page';
}
