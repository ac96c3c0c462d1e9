// Finds the two ends of a route in the title of a calendar entry.

export interface Route {
  from?: string;
  to: string;
}

// "Train:", "✈ EI 9482", "ICE 21": the vehicle, before the route.
const vehicle =
  /^(?:[\s:·|–✈🛫🚆🚄🚂🚌🚍⛴🛳-]|\ufe0f|(?:your |ihr |deine? )?(?:flight|flug|vol|vuelo|volo|voo|vlucht|train|zugfahrt|zug|bahn|tren|treno|comboio|trein|tåg|tog|juna|pociąg|vlak|bus|coach|autocar|autobús|autobus|ferry|fähre|traghetto|ferje|färja)(?![\p{L}])|[A-Z][A-Z\d]{1,4}\s?\d{1,5}(?!\p{L}))+/iu;

const end = '\\p{L}[^→>\\n]{1,58}?';
const between: RegExp[] = [
  new RegExp(
    `^(?:from|von|de|desde|da|van|från|fra|z|ze)\\s(?<from>${end})\\s(?:to|nach|à|a|hasta|para|naar|till|til|do)\\s(?<to>${end})$`,
    'iu',
  ),
  new RegExp(`^(?<from>${end})\\s?(?:→|->|–>|=>|➔|➜|>)\\s?(?<to>${end})$`, 'u'),
  new RegExp(`^(?<from>${end})\\s(?:–|—|-|to|nach|naar)\\s(?<to>${end})$`, 'u'),
];
const onlyTo = new RegExp(
  `^(?:to|nach|à destination de|pour|hacia|para|per|naar|till|til|do)\\s(?<to>${end})$`,
  'iu',
);

// Drops "(09:12)" or "(DUB)" after the name.
const bare = (name: string) =>
  name
    .trim()
    .replace(/[(（][^)）]{0,30}[)）]$/u, '')
    .trim()
    .replace(/[,;:]{1,3}$/u, '')
    .trim();

/** Undefined where the title names no route; "Lunch - Anna" is none, because it names no vehicle. */
export function routeIn(summary: string): Route | undefined {
  const hasVehicle = vehicle.test(summary);
  const rest = summary.replace(vehicle, '').trim();
  for (const [index, pattern] of between.entries()) {
    // A bare dash or "to" occurs in many titles.
    if (index === 2 && !hasVehicle) continue;
    const { from = '', to = '' } = pattern.exec(rest)?.groups ?? {};
    if (bare(from) && bare(to)) return { from: bare(from), to: bare(to) };
  }
  const to = hasVehicle ? bare(onlyTo.exec(rest)?.groups?.to ?? '') : '';
  return to ? { to } : undefined;
}
