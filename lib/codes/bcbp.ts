// The barcode of a boarding pass (IATA resolution 792, versions 1 to 8): fields of fixed width, then optional parts
// preceded by their lengths. Airlines pad, cut and miscount: what is missing is left out.

export interface BoardingLeg {
  /** The airline's booking reference. */
  reference?: string;
  /** IATA codes of airports, or of stations. */
  from?: string;
  to?: string;
  carrier?: string;
  /** Without leading zeros, with its letter: "881", "12A". */
  number?: string;
  /** 1 to 366; the code has no year. */
  dayOfYear?: number;
  seat?: string;
}

export interface BoardingPass {
  legs: BoardingLeg[];
  /** "DUARTE/ANA MRS": only used to cover the name. */
  passenger?: string;
  /** Absent where the pass has no optional part. */
  version?: string;
  /** The last digit of the year and the day of the year on which the pass was issued. */
  issued?: { yearDigit: number; dayOfYear: number };
}

const nameLength = 20;
// Up to the day of the flight: the rest is often cut off.
const minPassLength = 47;
// Four legs with all optional parts and a signature have fewer than 700 characters.
const maxPassLength = 2000;
// Up to and including the length of a leg's optional part.
const legLength = 37;

const word = (text: string): string | undefined => text.trim() || undefined;

/** "007" → 7; " 99", "99 " → 99; "000", "400" and "xyz" → undefined. */
function dayOf(text: string): number | undefined {
  const day = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  return day >= 1 && day <= 366 ? day : undefined;
}

const sizeOf = (hex: string): number => (/^[\dA-F]{2}$/i.test(hex) ? Number.parseInt(hex, 16) : 0);

const airport = (text: string): string | undefined => (/^[A-Z]{3}$/.test(text) ? text : undefined);

/** Drops undefined values. */
function stated<T extends object>(values: { [K in keyof T]: T[K] | undefined }): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
}

function legIn(text: string): BoardingLeg {
  const number = /^0*(\d{1,4}[A-Z]?)$/.exec(text.slice(16, 21).trim())?.[1];
  const seat = /^0*(\d{1,3}[A-Z])$/.exec(text.slice(25, 29).trim())?.[1];
  return stated<BoardingLeg>({
    reference: word(text.slice(0, 7)),
    from: airport(text.slice(7, 10)),
    to: airport(text.slice(10, 13)),
    carrier: /^[A-Z\d]{2,3}$/.exec(text.slice(13, 16).trim())?.[0],
    number,
    dayOfYear: dayOf(text.slice(21, 24)),
    seat,
  });
}

type Issue = Pick<BoardingPass, 'version' | 'issued'>;

/** ">5181WM7034BSN …": version, length, three characters about the passenger, then the day of issue. */
function issueIn(optional: string): Issue {
  if (!optional.startsWith('>')) return {};
  const fields = optional.slice(4, 4 + sizeOf(optional.slice(2, 4)));
  const yearDigit = /^\d$/.test(fields.charAt(3)) ? Number(fields.charAt(3)) : undefined;
  const dayOfYear = dayOf(fields.slice(4, 7));
  const issued = yearDigit !== undefined && dayOfYear ? { yearDigit, dayOfYear } : undefined;
  return stated<Issue>({ version: word(optional.slice(1, 2)), issued });
}

const looksLikePass = (text: string): boolean =>
  /^M[1-4]/.test(text) &&
  text.length >= minPassLength &&
  text.length <= maxPassLength &&
  // Spaces where the airline left a leg open; anything else is some other code that begins with M.
  /^(?:[A-Z]{3}| {3}){2}$/.test(text.slice(30, 36)) &&
  /^[\d ]{3}$/.test(text.slice(44, 47));

/** The contents of the barcode, leg by leg; undefined where it is not a boarding pass. */
export function readBcbp(text: string): BoardingPass | undefined {
  if (!looksLikePass(text)) return undefined;
  const count = Number(text.charAt(1));
  const legs: BoardingLeg[] = [];
  let issue: Issue = {};
  let at = 2 + nameLength + 1;
  for (let index = 0; index < count && text.length - at >= 24; index += 1) {
    const optionalAt = at + legLength;
    const optional = text.slice(optionalAt, optionalAt + sizeOf(text.slice(at + 35, optionalAt)));
    if (index === 0) issue = issueIn(optional);
    legs.push(legIn(text.slice(at, optionalAt)));
    at = optionalAt + optional.length;
  }
  const passenger = word(text.slice(2, 2 + nameLength));
  return { legs, ...(passenger && { passenger }), ...issue };
}
