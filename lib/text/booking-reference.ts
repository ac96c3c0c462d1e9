const label =
  /(?:(?:booking|reservation|confirmation|airline)\s*(?:ref(?:erence)?|code|number|no\.?)|\bpnr\b|record locator|buchungs(?:code|nummer|referenz)|reservierungs(?:code|nummer)|(?:code|numéro|référence) de (?:réservation|dossier)|(?:código|localizador|número) de reserva|localizador|codice (?:di )?prenotazione|reserveringsnummer|boekings(?:code|nummer))/iu;
const value = /^[\s:#.–-]*(?<code>(?=[A-Z0-9]*[A-Z])[A-Z0-9]{5,8})(?![\p{L}\d])/u;

/** The reference beside its label or in the line below: "Booking reference: K7QWZ4" → "K7QWZ4". */
export function findBookingReference(lines: string[]): string | undefined {
  for (const [index, line] of lines.entries()) {
    const match = label.exec(line);
    if (!match) continue;
    const beside = value.exec(line.slice(match.index + match[0].length));
    const below = value.exec(lines[index + 1] ?? '');
    const code = beside?.groups?.code ?? below?.groups?.code;
    if (code) return code;
  }
  return undefined;
}
