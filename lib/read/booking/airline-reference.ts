// The seller of a flight gives it one reference, the airline another: at the airport the airline's counts.
import type { BookingDocument } from './document.ts';

export interface AirlineReference {
  confirmation: string;
  /** Whose it is, where the label says so. */
  name?: string;
}

const referenceInSentence =
  /(?<!\p{L})(?:airline|carrier|fluggesellschaft|airline-buchungs\p{L}*|compagnie(?: aérienne)?|aerolínea|compañía|compagnia(?: aerea)?|companhia(?: aérea)?|luchtvaartmaatschappij|flygbolag\p{L}*|flyselskab\p{L}*|flyselskap\p{L}*)[\s-](?:ref(?:erence|\.)?|booking (?:code|reference|ref\.?)|(?:record )?locator|pnr|code|confirmation(?: code| number)?|buchungscode|référence|localizador|codice|referentie)\s?(?:\((?<name>\p{Lu}[\p{L}&.' -]{2,40})\)\s?)?[:#]?\s{0,3}(?<code>(?=[A-Z\d]*[A-Z])[A-Z\d]{5,7})(?![\p{L}\d])/iu;

/** The only reference of the airline; undefined where there is none, or where several airlines have different ones. */
export function airlineReference({ cells }: Pick<BookingDocument, 'cells'>): AirlineReference | undefined {
  const found = cells.flatMap(({ text }) => {
    const { code, name } = referenceInSentence.exec(text)?.groups ?? {};
    return code && code === code.toUpperCase()
      ? [{ confirmation: code, ...(name && { name: name.trim() }) }]
      : [];
  });
  const [first] = found;
  return found.every(({ confirmation }) => confirmation === first?.confirmation) ? first : undefined;
}
