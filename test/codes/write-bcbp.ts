// Writes boarding passes as airlines do, for people and flights that do not exist.

export interface WrittenLeg {
  reference?: string;
  from?: string;
  to?: string;
  carrier?: string;
  number?: string;
  day?: string;
  seat?: string;
  /** The optional part of the leg, without its length. */
  repeated?: string;
  airlineUse?: string;
}

const hex = (length: number) => length.toString(16).toUpperCase().padStart(2, '0');

function writeLeg(leg: WrittenLeg, unique: string): string {
  const {
    reference = 'QX7TRL',
    from = 'VIE',
    to = 'LIS',
    carrier = 'ZX',
    number = '0214',
    day = '134',
  } = leg;
  const repeated = leg.repeated === undefined ? '' : hex(leg.repeated.length) + leg.repeated;
  const optional = unique + repeated + (leg.airlineUse ?? '');
  const fixed = [reference.padEnd(7), from.padEnd(3), to.padEnd(3), carrier.padEnd(3), number.padEnd(5), day];
  const seat = (leg.seat ?? '012C').padEnd(4);
  return `${fixed.join('')}Y${seat}0025 1${hex(optional.length)}${optional}`;
}

/** `issued` is the year's last digit and the day of the year: "7133". */
export function writeBcbp(legs: WrittenLeg[], options: { issued?: string; version?: string } = {}): string {
  const fields = options.issued && `1WW${options.issued}BZX `;
  const unique = fields ? `>${options.version ?? '6'}${hex(fields.length)}${fields}` : '';
  const written = legs.map((leg, index) => writeLeg(leg, index === 0 ? unique : ''));
  return `M${legs.length}${'VALE/ORLA'.padEnd(20)}E${written.join('')}`;
}
