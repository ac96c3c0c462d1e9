// Chooses the name to save a file under: its extension matches the contents, whatever the name claims.
import { fileKind } from './file-kind.ts';

/** Extensions by the first bytes as Latin-1; the first one is the default. */
const heads: [RegExp, string[]][] = [
  [/^‰PNG/, ['png']],
  [/^ÿØÿ/, ['jpg', 'jpeg']],
  [/^RIFF[\s\S]{4}WEBP/, ['webp']],
  [/^GIF8/, ['gif']],
  [/^[\s\S]{4}ftyp(?:hei|hev|mif1|msf1)/, ['heic', 'heif']],
];
/** Other files that people keep with a trip. None of them is executable. */
const documents =
  'txt csv md rtf htm html eml msg gpx kml kmz json xml odt ods odp doc xls ppt mp4 mov webm avif bin';
const zipped = 'zip docx xlsx pptx odt ods odp pages numbers key kmz pkpass pkpasses epub';

function endingsOf(bytes: Uint8Array): string[] {
  const text = new TextDecoder('latin1').decode(bytes.subarray(0, 65_536));
  const seen = heads.find(([head]) => head.test(text))?.[1];
  if (seen) return seen;
  switch (fileKind(bytes)) {
    case 'pdf':
      return ['pdf'];
    case 'calendar':
      return ['ics'];
    case 'mail':
      return ['eml', 'txt'];
    case 'pass':
      // All zips begin alike; a pass has "pass.json" near its beginning.
      return [...(text.includes('pass.json') ? ['pkpass'] : []), ...zipped.split(' ')];
    default:
      return ['', ...documents.split(' ')];
  }
}

/** A PDF may be called "Booking.com", which some computers would run as a program. */
export function saveName(name: string, bytes: Uint8Array): string {
  const endings = endingsOf(bytes);
  const own = /\.([a-z0-9]{2,8})$/i.exec(name)?.[1]?.toLowerCase();
  if (own === undefined ? endings[0] === '' : endings.includes(own)) return name;
  return `${name}.${endings[0] || 'bin'}`;
}
