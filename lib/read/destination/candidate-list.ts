import { type Place, type PlaceCandidate, titleBlock } from '../../model/evidence.ts';
import { fold } from '../../text/fold.ts';

/** Where on a page a name can stand, and what can point at it there. */
export type Zone =
  | 'title'
  | 'top'
  | 'pattern'
  | 'weak'
  | 'opening'
  | 'origin'
  | 'address'
  | 'site'
  | 'description'
  | 'structured'
  | 'crumb'
  | 'heading'
  | 'lead'
  | 'body'
  | 'pointed'
  | 'part'
  | 'stage'
  | 'left'
  | 'home'
  | 'whole'
  | 'opensPart'
  | 'end'
  | 'held';

export interface Candidate {
  /** As the page first writes it. */
  name: string;
  at: Place;
  /** Its best sense in the gazetteer, if the name is known there. */
  place?: PlaceCandidate;
  /** All its senses in the gazetteer. */
  senses: PlaceCandidate[];
  counts: Record<Zone, number>;
  /** How far into the title it stands, 0 to 1; 1 if it is not in the title. */
  titlePosition: number;
  /** A title with the name, and where it stands there. */
  titled?: { text: string; start: number; end: number };
  /** How often the page writes each form of the name: "Iceland" once, in the title, and "Islanda" in every paragraph. */
  forms: Map<string, number>;
  /** A bit for each tenth of the page's text that mentions it. */
  tenths: number;
}

export interface Found {
  name: string;
  senses: PlaceCandidate[];
  at?: Place;
}

/** The position of a name that stands in no block, but in an address or a description. */
const nowhere: Place = { block: titleBlock, start: 0, end: 0 };

const noCounts = (): Record<Zone, number> => ({
  title: 0,
  top: 0,
  pattern: 0,
  weak: 0,
  opening: 0,
  origin: 0,
  address: 0,
  site: 0,
  description: 0,
  structured: 0,
  crumb: 0,
  heading: 0,
  lead: 0,
  body: 0,
  pointed: 0,
  part: 0,
  stage: 0,
  left: 0,
  home: 0,
  whole: 0,
  opensPart: 0,
  end: 0,
  held: 0,
});

/** Zones of the page's own text, where each mention counts once. */
const writing = new Set<Zone>(['title', 'top', 'heading', 'lead', 'body']);

const seldom = 2;
const often = 3;
const isLatin = /^\p{Script=Latin}/u;

/**
 * The form that the page mostly uses, where its title has another: "Ayutthaya" above a text in Japanese letters,
 * "Praha" above a page that says "Prague". A form that only adds to the name ("台中市") does not count.
 */
export function usualName({ name, forms }: Candidate, isLatinPage: boolean): string {
  const isOwnScript = isLatin.test(name) === isLatinPage;
  if (isOwnScript && (forms.get(name) ?? 0) > seldom) return name;
  let [usual, most] = [name, isOwnScript ? often - 1 : 0];
  for (const [form, times] of forms) {
    const isOther = !form.includes(name) && !name.includes(form) && isLatin.test(form) === isLatinPage;
    if (isOther && times > most) [usual, most] = [form, times];
  }
  return usual;
}

/** Names of one place in two languages are one candidate. */
const keyOf = (name: string, place: PlaceCandidate | undefined) =>
  place ? `${place.kind} ${place.country} ${place.name}` : fold(name);

export class CandidateList {
  private readonly byKey = new Map<string, Candidate>();

  add({ name, senses, at }: Found, zone: Zone, times = 1): Candidate {
    const [place] = senses;
    const key = keyOf(name, place);
    const candidate = this.byKey.get(key) ?? {
      name,
      at: at ?? nowhere,
      ...(place && { place }),
      senses,
      counts: noCounts(),
      titlePosition: 1,
      forms: new Map<string, number>(),
      tenths: 0,
    };
    // The text of the page is a better origin than its address.
    if (at && candidate.at.end === 0) Object.assign(candidate, { at, name });
    candidate.counts[zone] += times;
    if (writing.has(zone)) candidate.forms.set(name, (candidate.forms.get(name) ?? 0) + times);
    this.byKey.set(key, candidate);
    return candidate;
  }

  has(name: string): boolean {
    return this.byKey.has(fold(name));
  }

  all(): Candidate[] {
    return [...this.byKey.values()];
  }
}
