import type { Capture, ImageBlock } from './capture.ts';
import type { Category } from './draft.ts';
import type { Coordinate } from './itinerary.ts';
import type { PaperSense } from './paper-sense.ts';
import type { Place } from './place-in-source.ts';
import type { SightKind, TownKind } from './place-kinds.ts';
import type { Reservation } from './reservation.ts';
import type { TextSense } from './text-sense.ts';

export type { Place } from './place-in-source.ts';

/** Stands for the source's own title, which is not among the blocks. */
export const titleBlock = -1;

/** Stands for the source's structured data, which has no place among the words. */
export const structuredBlock = -2;

/**
 * Which name a time speaks of: the `next` one (the time is a line of its own), the first `below` a part of the day
 * ("Lunch, 12:30"), those of its `line`, the nearest one it is `told` with in a sentence, or the one just `named`
 * ("the show starts at 8").
 */
export type TimeOf = 'next' | 'below' | 'line' | 'told' | 'named';

/**
 * What is said of whoever goes there: a `visit`, being there and no more; an `arrival`, a `departure`, or being on the
 * `way`; the `opening` of a fair in its plan, or the `beginning` of what one goes to ("the show starts at 8").
 */
export type TimeRole = 'visit' | 'arrival' | 'departure' | 'way' | 'opening' | 'beginning';

/**
 * How a time stands: it leads its line, is a cell of a row, stands between arrows, beside a label or at the end of a line,
 * opens an entry of a plan that is told in one paragraph, is part of a sentence, or is all there is.
 */
export type TimeForm = 'lead' | 'row' | 'arrows' | 'label' | 'end' | 'entry' | 'sentence' | 'alone';

/** How far a time reaches that orders its line: characters of its block, and the names among them. */
export interface TimedLine {
  /** Its own line, or its piece of a chain ("Port 8:05 → Pass 8:45") or of a cell. */
  start: number;
  end: number;
  /** It is one of several times of a cell, each of which leads what follows it. */
  isPiece?: true;
  /** The next line that a time leads begins there; all lines before it are this time's. */
  until: number;
  /** Where its sentence ends. */
  sentence: number;
  /** "10:00 – 10:30 Metro from the harbour to the park": the goal is named from there on. */
  goal?: number;
  /** "12:45 Bus from the port → the lake": what is named from there on is reached later. */
  later?: number;
}

export interface TimeSeen {
  role: TimeRole;
  form: TimeForm;
  /** Of a time that orders its line. */
  line?: TimedLine;
  /** Too long for a visit: it may be opening hours. */
  outlastsVisit?: true;
  /** A bare hour that its words put in the evening: "Dinner at 7:00". */
  isOfEvening?: true;
}

/** What a price is: of a thing, the `total` of others, or of what the label does not name ("Price: 12 €"). */
export interface PriceSeen {
  role: 'thing' | 'total' | 'unnamed';
}

/** A day of the calendar as a page says it, with what may be missing of it. */
export interface StatedDate {
  /** "05-14", twice where day and month may be either. */
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

/** What kind of place a name is: by a noun of its own, or by what stands before it ("Lunch at "). */
export interface NameSeen {
  category: Category;
  isByNoun: boolean;
}

export interface PinSeen {
  /** What the claim's own words name; a map beside a stop may show another place. */
  name?: string;
}

/** What a reader sees around the words of a claim, by the kind of the claim: nobody has to read them again. */
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

/** What one claim says. A reader states; it does not decide. */
export type Claim =
  | { kind: 'title'; text: string }
  | { kind: 'destination'; name: string }
  | {
      kind: 'day';
      number: number;
      title?: string;
      /** How many days it covers: 2 for "Days 3-4". */
      span?: number;
      /** The blocks from the claim's own up to this one (exclusive) are the day's; `from` where they begin elsewhere. */
      until?: number;
      from?: number;
      /** Where several days share one block: the characters of it that are this day's. */
      within?: { start: number; end: number };
    }
  /** When the whole trip was, or began: "12–15 May" are four days. */
  | { kind: 'trip-date'; days: number }
  /** `otherName`: the page calls it so too, in brackets. */
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
  /** 0 to 1: how sure the reader is that the source says so. What is meant is never told by it, but by `seen`. */
  trust: number;
  seen?: SeenOf<C>;
}

/** One place that a name may mean. */
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

/** A sight that a name may mean: anything one goes to that is no town. */
export interface SightCandidate {
  /** As it was asked for where it has that name, else as it is called there. */
  name: string;
  /** ISO 3166, two letters. */
  country: string;
  region?: string;
  /** The town it is in or near. */
  town: string;
  coordinate: Coordinate;
  kind: SightKind;
  /** In km: within it, one is at the place. */
  reach: number;
  /** 2 to 5: how well known it is. */
  fame: number;
}

/** What may be known besides the source: loaded elsewhere, handed in, and every part of it may be missing. */
export interface Knowledge {
  /** Everything a name may mean, the best known first. Case and accents do not matter: the caller looks at capitals. */
  lookUpPlace?: (name: string) => PlaceCandidate[];
  /** Towns, regions and countries whose own name is this but for slips of the pen, the best known first. */
  lookUpWithSlips?: (name: string, most: number) => PlaceCandidate[];
  /** Whether `lookUpPlace` would find anything, at half the cost. */
  isPlaceName?: (name: string) => boolean;
  /** Latitude, longitude and population of everything a name may mean, one after the other: cheap enough for every name. */
  whereIs?: (name: string) => number[];
  /** The sights of a name, the best known first, as `lookUpPlace` for towns. */
  lookUpSight?: (name: string) => SightCandidate[];
  /** The sights that have a name in another form: "Charlottenburg Schloss", "Castillo de Gravensteen", "Brandenburgertor". */
  lookUpSightAlike?: (name: string) => SightCandidate[];
  /** Sights whose names hold all these words, the best known first: for somebody who types. */
  searchSights?: (words: string, most: number) => SightCandidate[];
  /** Sights whose names hold these words but for slips of the pen, those with the fewest other words first. */
  searchSightsAlike?: (words: string, most: number) => SightCandidate[];
  /** All sights within so many kilometres of a point, with all their names. */
  sightsAround?: (at: Coordinate, km: number) => { sight: SightCandidate; names: string[] }[];
  /** The airport of an IATA code. */
  airportOf?: (code: string) => PlaceCandidate | undefined;
  /** The town nearest to a point. */
  nearestTown?: (coordinate: Coordinate) => PlaceCandidate | undefined;
  /** The largest towns within so many kilometres, the largest first. */
  townsAround?: (at: Coordinate, km: number, most: number) => PlaceCandidate[];
  /** The learned model of what a stop looks like, as it lies in its file. */
  stopModel?: Uint8Array;
  /** The text model: what the sentences of a page mean. */
  sense?: TextSense;
  /** The model of booking papers: what their words are. */
  paperSense?: PaperSense;
  /** The traveller wants to see what was found, even where the page seems to tell no trip. */
  takesAnyPage?: boolean;
}

/** A pure function from what was read to what it says: one idea, one file. What readers share is handed to them. */
export interface Reader<Shared = unknown> {
  name: string;
  read(capture: Capture, knowledge: Knowledge, shared?: Shared): Evidence[];
}
