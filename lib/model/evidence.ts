import type { Capture, ImageBlock } from './capture.ts';
import type { Category } from './draft.ts';
import type { Coordinate } from './itinerary.ts';
import type { PaperSense } from './paper-sense.ts';
import type { Place } from './place-in-source.ts';
import type { SightKind, TownKind } from './place-kinds.ts';
import type { Reservation } from './reservation.ts';
import type { TextSense } from './text-sense.ts';

export type { Place } from './place-in-source.ts';

/** The block number of the source's own title, which is not among the blocks. */
export const titleBlock = -1;

/** The block number of the source's structured data, which has no position in the text. */
export const structuredBlock = -2;

/**
 * Which name a time belongs to: the `next` one (the time is a separate line), the first one `below` a part of the day
 * ("Lunch, 12:30"), those on its `line`, the nearest one in its sentence (`told`), or the one just `named`
 * ("the show starts at 8").
 */
export type TimeOf = 'next' | 'below' | 'line' | 'told' | 'named';

/**
 * What happens at the time: a `visit` (simply being there), an `arrival`, a `departure`, travelling (`way`), the `opening`
 * of an event in its programme, or the `beginning` of something one attends ("the show starts at 8").
 */
export type TimeRole = 'visit' | 'arrival' | 'departure' | 'way' | 'opening' | 'beginning';

/**
 * How a time is written: leading its line, in a cell of a row, between arrows, next to a label, at the end of a line,
 * opening an entry of a plan written as one paragraph, within a sentence, or alone.
 */
export type TimeForm = 'lead' | 'row' | 'arrows' | 'label' | 'end' | 'entry' | 'sentence' | 'alone';

/** What a leading time applies to, in characters of its block: the names in that range are visited at this time. */
export interface TimedLine {
  /** Its line, or its part of a chain ("Port 8:05 → Pass 8:45") or of a cell. */
  start: number;
  end: number;
  /** It is one of several times in a cell, each of which leads what follows it. */
  isPiece?: true;
  /** Where the next line with a leading time begins; the lines before it belong to this time. */
  until: number;
  /** Where its sentence ends. */
  sentence: number;
  /** "10:00 – 10:30 Metro from the harbour to the park": where the destination begins. */
  goal?: number;
  /** "12:45 Bus from the port → the lake": names from here on are reached later. */
  later?: number;
}

export interface TimeSeen {
  role: TimeRole;
  form: TimeForm;
  /** Only for a time that leads its line. */
  line?: TimedLine;
  /** Too long for a visit: it may be opening hours. */
  outlastsVisit?: true;
  /** The words around a bare hour put it in the evening: "Dinner at 7:00". */
  isOfEvening?: true;
}

/** What a price is for: a thing, the `total` of other prices, or something the label does not name ("Price: 12 €"). */
export interface PriceSeen {
  role: 'thing' | 'total' | 'unnamed';
}

/** A calendar date as the page states it; parts may be missing. */
export interface StatedDate {
  /** "05-14"; two values if day and month could be swapped. */
  monthDays: string[];
  year?: number;
  /** 0 is Monday. */
  weekday?: number;
}

export interface DaySeen {
  /** The date in the line that opens the day. */
  date?: StatedDate;
}

export interface TripDateSeen {
  date: StatedDate;
}

/** What kind of place a name is: from a noun within it, or from the words before it ("Lunch at "). */
export interface NameSeen {
  category: Category;
  isByNoun: boolean;
}

export interface PinSeen {
  /** The place named in the claim's own words; a map next to a stop may show another place. */
  name?: string;
}

/** What a reader saw around the words of a claim, by kind of claim, so that later steps need not read them again. */
export interface SeenBy {
  'start-time': TimeSeen;
  duration: TimeSeen;
  price: PriceSeen;
  day: DaySeen;
  'trip-date': TripDateSeen;
  stop: NameSeen;
  'maybe-stop': NameSeen;
  coordinate: PinSeen;
}

/** One statement found in the source. Readers state; they do not decide. */
export type Claim =
  | { kind: 'title'; text: string }
  | { kind: 'destination'; name: string }
  | {
      kind: 'day';
      number: number;
      title?: string;
      /** How many days it covers: 2 for "Days 3-4". */
      span?: number;
      /** The day's blocks run from the claim's own up to this one (exclusive); `from` is set if they begin elsewhere. */
      until?: number;
      from?: number;
      /** If several days share one block: this day's characters in it. */
      within?: { start: number; end: number };
    }
  /** The dates of the whole trip, or of its beginning: "12–15 May" is four days. */
  | { kind: 'trip-date'; days: number }
  /** `otherName`: a second name, which the page gives in brackets. */
  | { kind: 'stop'; name: string; otherName?: string }
  /** A name that may be a stop; the traveller decides. */
  | { kind: 'maybe-stop'; name: string; otherName?: string }
  | { kind: 'start-time'; time: string; of?: TimeOf }
  | { kind: 'opening-hours'; text: string }
  | { kind: 'duration'; minutes: number; of?: TimeOf }
  | { kind: 'address'; text: string }
  | { kind: 'phone'; phone: string }
  | { kind: 'booking-link'; url: string }
  | { kind: 'price'; amount: number; currency: string; label?: string }
  | { kind: 'packing-item'; name: string; quantity: number }
  | { kind: 'season'; text: string }
  | { kind: 'tag'; name: string }
  | { kind: 'summary'; text: string }
  | { kind: 'origin'; name: string }
  | { kind: 'coordinate'; coordinate: Coordinate }
  | { kind: 'note'; text: string }
  | { kind: 'image'; image: ImageBlock }
  | { kind: 'reservation'; reservation: Reservation };

type SeenOf<C> = C extends { kind: infer K extends keyof SeenBy } ? SeenBy[K] : never;

export interface Evidence<C extends Claim = Claim> {
  claim: C;
  at: Place;
  reader: string;
  /** 0 to 1: how sure the reader is that the source says so. What it means is in `seen`, never encoded in the trust. */
  trust: number;
  seen?: SeenOf<C>;
}

/** One town, region, country or airport that a name can mean. */
export interface PlaceCandidate {
  name: string;
  /** ISO 3166, two letters. */
  country: string;
  coordinate: Coordinate;
  population: number;
  /** Cities are all settlements; regions are states, islands, mountains, lakes and the like. */
  kind: TownKind;
  /** 0 to 1: how well the place is known. A hamlet is near 0.2, a world city near 1. */
  prominence: number;
  /** IANA, "Europe/Lisbon". */
  timeZone?: string;
  /** The state or province it lies in: "Virginia". */
  region?: string;
}

/** A sight that a name can mean: any place to visit that is not a town. */
export interface SightCandidate {
  /** The name that was looked up if the sight has it, otherwise its local name. */
  name: string;
  /** ISO 3166, two letters. */
  country: string;
  region?: string;
  /** The town it is in or near. */
  town: string;
  coordinate: Coordinate;
  kind: SightKind;
  /** A radius in km: within it, one is at the place. */
  reach: number;
  /** How well known it is, 2 to 5. */
  fame: number;
}

/** Knowledge besides the source: loaded elsewhere and passed in. Every part of it may be missing. */
export interface Knowledge {
  /** Every place a name can mean, best known first. Ignores case and accents: checking capitals is up to the caller. */
  lookUpPlace?: (name: string) => PlaceCandidate[];
  /** Towns, regions and countries whose own name is this apart from typing mistakes, best known first. */
  lookUpWithTypos?: (name: string, most: number) => PlaceCandidate[];
  /** Whether `lookUpPlace` would find anything, at half the cost. */
  isPlaceName?: (name: string) => boolean;
  /** Latitude, longitude and population of every place a name can mean, in one flat list: cheap enough for every name. */
  coordinatesOfName?: (name: string) => number[];
  /** The sights with this name, best known first, as `lookUpPlace` does for towns. */
  lookUpSight?: (name: string) => SightCandidate[];
  /** The sights with another form of this name: "Charlottenburg Schloss", "Castillo de Gravensteen", "Brandenburgertor". */
  lookUpSightAlike?: (name: string) => SightCandidate[];
  /** Sights whose names contain all these words, best known first: for search as you type. */
  searchSights?: (words: string, most: number) => SightCandidate[];
  /** Sights whose names contain these words apart from typing mistakes, those with the fewest other words first. */
  searchSightsWithTypos?: (words: string, most: number) => SightCandidate[];
  /** All sights within `km` of a point, with all their names. */
  sightsAround?: (at: Coordinate, km: number) => { sight: SightCandidate; names: string[] }[];
  /** The airport of an IATA code. */
  airportOf?: (code: string) => PlaceCandidate | undefined;
  /** The town nearest to a point. */
  nearestTown?: (coordinate: Coordinate) => PlaceCandidate | undefined;
  /** The largest towns within `km` of a point, largest first. */
  townsAround?: (at: Coordinate, km: number, most: number) => PlaceCandidate[];
  /** The learned model of what a stop looks like, as the bytes of its file. */
  stopModel?: Uint8Array;
  /** The text model, which reads the sentences of a page. */
  sense?: TextSense;
  /** The model for booking papers, which labels their words. */
  paperSense?: PaperSense;
  /** The traveller wants to see what was found even if the page does not seem to describe a trip. */
  takesAnyPage?: boolean;
}

/** A pure function from a capture to evidence: one idea, one file. Work that readers share is passed in. */
export interface Reader<Shared = unknown> {
  name: string;
  read(capture: Capture, knowledge: Knowledge, shared?: Shared): Evidence[];
}
