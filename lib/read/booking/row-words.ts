// What the sentences of a plan are made of, in all languages at once.
import { houseNouns, nightWords } from './stay-words.ts';

const words = (alternatives: string) =>
  new RegExp(`(?<!\\p{Script=Latin})(?:${alternatives})(?!\\p{Script=Latin})`, 'iu');
const opens = (alternatives: string) => new RegExp(`^(?:${alternatives})(?!\\p{Script=Latin})\\s?`, 'iu');

export const stayOpens = opens(
  "(?:check[- ]?in|checking in|overnight|stay|staying|einchecken|übernachtung|arrivée|installation|nuit|entrada|llegada|alojamiento|sistemazione|pernottamento|check-in|inchecken|overnachting)\\s(?:at|in|im|in der|to|à l[’']hôtel|à|au|en|al|in het|bij|a)",
);
export const isHouse = words(houseNouns);
export const sails = words('sailing|sails|crossing|überfahrt|traversée|travesía|traversata|overtocht');
export const transfers = opens(
  '(?:private |shared |airport |privat\\p{L}* )?(?:transfers?|shuttle|navette|traslado|trasferimento|flughafentransfer)',
);
export const shuttles = words(
  'shuttle|bus|minibus|sammelbus|sammeltransfer|coach|navette|lanzadera|autobús|navetta|pullman|partag\\p{L}+|shared|compartido',
);
/** What comes before the house that has the car. */
export const fetches =
  /^(?:collect|pick up|fetch|take over|return|drop off|hand back|abholung|übernahme|rückgabe|prise en charge|retrait|restitution|recogida|devolución|ritiro|riconsegna|ophalen|inleveren)\s(?:of\s)?(?:(?:your|the|ihres|des|de la|de votre|del|dell[’']|van uw|van de)\s)?(?:hire |rental |rented )?(?:car|vehicle|van|camper|mietwagens?|autos?|wagens|voiture|véhicule|coche|auto|huurauto)?\s?(?:from|at|to|with|bei|von|an|chez|à|en|a|da|presso|bij)?\s?/iu;

/** Times at which nothing begins or ends. */
export const notMoments = words(
  'closes?(?: at| by)?|opens?(?: at)?|check-?in(?: ab| from| closes at| ab ca\\.?)?|boarding|latest|until|doors|schließt|enregistrement|facturación|chiusura|sluit|gate',
);
export const backAt = words(
  'back(?: at| about| by| around)?|returning|returns?|until|rückkehr|zurück|bis|retour|fin|regreso|vuelta|hasta|rientro|ritorno|fino alle|terug|tot|tillbaka|tilbage',
);

const capitals =
  "\\p{Lu}[\\p{L}’'()-]*(?:\\s(?:\\p{Lu}[\\p{L}’'()-]*|de|du|la|le|del|di|am|an der|upon|sur|of)){0,5}";
/** At the start of a row, large or small. */
const anyStart = (list: string) =>
  list
    .split('|')
    .map((word) => `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}`)
    .join('|');
export const departureFrom = new RegExp(
  `^(?:${anyStart('depart|departs|departure|leave|leaves|abfahrt|abflug|départ|salida|partenza|vertrek|partida|avgång|afgang')})(?:\\s(?:from|ab|von|in|de|da|van|från|fra))?\\s(?<place>${capitals})`,
  'u',
);
export const arrivalAt = new RegExp(
  `^(?:${anyStart('arrive|arrives|arrival|ankunft|arrivée|llegada|arrivo|aankomst|chegada|ankomst')})(?:\\s(?:at|in|à|a|en|te|i))?\\s(?<place>${capitals})`,
  'u',
);
/** "on the Lakeland Flyer". */
export const aboard = new RegExp(
  `\\s(?:on the|aboard(?: the)?|on board(?: the)?|operated by|mit der|mit dem|mit|avec|con|med|met)\\s(?<name>${capitals})`,
  'u',
);
const betweens = [
  /(?<!\p{L})(?:from|von|vom|ab|de|du|desde|da|van|från|fra|z)\s(?<from>\p{Lu}[^,;·]{1,50}?)\s(?:to|nach|zum|zur|à|au|a|al|hasta|naar|till|til|do)\s(?<to>\p{Lu}[^,;·.]{1,50})/u,
  /(?<from>\p{Lu}[^,;·–—→]{1,60}?)\s?(?:→|–>|->|⇒)\s?(?<to>\p{Lu}[^,;·]{1,60})/u,
  /(?<from>\p{Lu}[^,;·–—→]{1,60}?)\s[–—-]\s(?<to>\p{Lu}[^,;·]{1,60})/u,
];

/** The two ends a sentence names, with what stands beside them. */
export function fromTo(text: string): { from: string; to: string } | undefined {
  for (const pattern of betweens) {
    const { from, to } = pattern.exec(text)?.groups ?? {};
    // Behind a wide gap where the number stood begins the place.
    if (from && to)
      return {
        from:
          from
            .split(/\s{3,}/u)
            .at(-1)
            ?.trim() ?? from,
        to,
      };
  }
  return undefined;
}

const counts = [
  'one|eine?|une?|una|uno|een',
  'two|zwei|deux|dos|due|twee|duas',
  'three|drei|trois|tres|tre|drie|três',
  'four|vier|quatre|cuatro|quattro|quatro',
  'five|fünf|cinq|cinco|cinque|vijf',
  'six|sechs|seis|sei|zes',
  'seven|sieben|sept|siete|sette|zeven|sete',
  'eight|acht|huit|ocho|otto|oito',
  'nine|neun|neuf|nueve|nove|negen',
  'ten|zehn|dix|diez|dieci|tien|dez',
];
const night = new RegExp(
  `(?<![\\p{L}\\d])(?:(?<digits>\\d{1,2})|(?<word>${counts.join('|')}))\\s(?:${nightWords})(?!\\p{Script=Latin})`,
  'iu',
);

/** "Two nights" → 2. */
export function nightsIn(text: string): number | undefined {
  const { digits, word } = night.exec(text)?.groups ?? {};
  if (digits) return Number(digits);
  const index = word
    ? counts.findIndex((forms) => forms.split('|').some((form) => new RegExp(`^${form}$`, 'iu').test(word)))
    : -1;
  return index >= 0 ? index + 1 : undefined;
}
