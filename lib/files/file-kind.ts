// What a file is, by its first bytes; its name only where they leave it open.

export type FileKind = 'pdf' | 'pass' | 'calendar' | 'mail' | 'page' | 'text' | 'image' | 'video';

// Mail programs put a few lines before the mark of a PDF; pdf.js forgives as much.
const searchedBytes = 1024;

const endings: [RegExp, FileKind][] = [
  [/\.pdf$/i, 'pdf'],
  [/\.pkpass(?:es)?$/i, 'pass'],
  [/\.ics$/i, 'calendar'],
  [/\.eml$/i, 'mail'],
];

/** A tag that pages have and what was copied from a mail has not. */
const tag = /<\/?(?:html|head|body|div|p|span|table|tr|td|br|a|h[1-6]|meta|!doctype)\b/iu;

/** PNG, JPEG, WebP, GIF, by their first bytes as letters: boarding passes saved from a phone. */
const imageHead = /^(?:‰PNG\r\n|ÿØÿ|RIFF[\s\S]{4}WEBP|GIF8)/;

/** MP4 and QuickTime, WebM and Matroska, AVI. Photographs of phones have the first of them too, and say so after it. */
const videoHead =
  /^(?:[\s\S]{4}(?:ftyp(?!hei|hev|mif1|msf1|avi)|moov|mdat|wide)|[\s\S]Eß£|RIFF[\s\S]{4}AVI )/;

// A mail begins with a header and has another in the lines below it.
const mailHead =
  /^(?:[A-Za-z][\w-]{1,60}:[^\n]*\n(?:[ \t][^\n]*\n){0,40}){0,40}?(?:MIME-Version|Message-ID|Received|Return-Path|Subject):/i;

/** A page where nothing says otherwise: browsers show anything as one. */
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
