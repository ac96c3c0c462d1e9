// The features that show whether a page is about a place, in numbers that are the same for every language.
import type { PlaceCandidate } from '../../model/evidence.ts';
import type { Candidate } from './candidate-list.ts';
import { type Course, courseSignals } from './course.ts';
import { isNamedKind } from './kind-words.ts';
import type { Commonness } from './page-lexicon.ts';
import { holds, type PageSums, totalOf } from './page-sums.ts';
import { type Spread, spreadOf } from './spread.ts';
import { standingSignals } from './standing.ts';

/** How many of the page's names lie near the candidate, and near the one with the most. */
export interface Support {
  own: number;
  most: number;
}

type Kind = 'city' | 'region' | 'country' | 'unknown';
export type Signals = Record<string, number>;

/** What the groups of signals share, computed once. */
interface View {
  candidate: Candidate;
  sums: PageSums;
  kind: Kind;
  spread: Spread;
  total: number;
  isTitled: number;
  /** How well known it is, 0 to 1. */
  fame: number;
  isVillage: number;
  /** The share of its uses that are in lower case. */
  small: number;
  /** Relative to the candidate with the most names near it. */
  support: number;
  headings: number;
  share: number;
}

const villageFame = 0.3;
// Countries are all well known; without this the largest would always win.
const fameOfCountry = 0.7;

function viewOf(candidate: Candidate, sums: PageSums, support: Support): View {
  const { counts, place, name } = candidate;
  const total = totalOf(candidate);
  const lower = sums.lowerCase(name);
  return {
    candidate,
    sums,
    kind: place ? (place.kind === 'airport' ? 'city' : place.kind) : 'unknown',
    spread: spreadOf(candidate, sums),
    total,
    isTitled: Number(counts.title + counts.top > 0),
    fame: place ? (place.kind === 'country' ? fameOfCountry : place.prominence) : 0,
    isVillage: Number(place !== undefined && place.prominence < villageFame),
    small: lower / (lower + Math.max(1, total)),
    support: support.own / support.most,
    headings: (counts.heading + counts.top) / sums.most.heading,
    share: total / sums.most.total,
  };
}

function zoneSignals({ candidate, isTitled }: View): Signals {
  const { counts, titlePosition } = candidate;
  return {
    'in the title': Number(counts.title > 0),
    'in the first heading': Number(counts.top > 0),
    'in both': Number(counts.title > 0 && counts.top > 0),
    'pointed at by the title': Number(counts.pattern > 0),
    'after a preposition in the title': Number(counts.weak > 0),
    'opens the title': Number(counts.opening > 0),
    'early in the title': isTitled ? 1 - titlePosition : 0,
    'where the title starts from': Number(counts.origin > 0),
    'in the address': Number(counts.address > 0),
    'in the name of the site': Number(counts.site > 0),
    'in the description': Number(counts.description > 0),
    'in structured data': Number(counts.structured > 0),
    'in the breadcrumbs': Number(counts.crumb > 0),
  };
}

function textSignals({ candidate: { counts }, sums, total, headings, share }: View): Signals {
  return {
    'share of headings': headings,
    'share of the lead': counts.lead / sums.most.lead,
    'share of all mentions': share,
    'how often, as a logarithm': Math.log1p(total) / 4,
    'said at all outside the title': Number(counts.heading + counts.lead + counts.body > 0),
    'the most mentioned of all': Number(total === sums.most.total && total > 1),
    'share of what prepositions point at': counts.pointed / sums.most.pointed,
    'part of longer names': counts.part / Math.max(1, counts.lead + counts.body),
  };
}

// A Latin name of four letters is more often just a word; two Chinese characters are a city.
const isVeryShort = (name: string) => /^\p{Script=Latin}{1,4}$/u.test(name);

function nameSignals({ candidate: { name, place }, small }: View): Signals {
  const words = name.split(/\s+/).length;
  const hasKind = Number(isNamedKind(name));
  const isUnknown = Number(place === undefined);
  return {
    'also a small word': small,
    'more than one word': Number(words > 1),
    'three words or more': Number(words > 2),
    'has a word of landscape or ways': hasKind,
    'very short': Number(isVeryShort(name)),
    'unknown, also a small word': isUnknown * small,
    'unknown, with a word of landscape or ways': isUnknown * hasKind,
    'unknown, more than one word': isUnknown * Number(words > 1),
  };
}

// With fewer names nearby than this, nearness is chance if another place has several.
const lonely = 0.3;
const someSupport = 2;

function placeSignals(
  { kind, spread, fame, isVillage, support, share }: View,
  { own, most }: Support,
): Signals {
  const isPoint = kind === 'city' || kind === 'region';
  return {
    'well known': fame,
    'a village': isVillage,
    'others are in its country': spread.inCountry,
    'others are near it or in it': spread.near,
    'city that holds most of the mentions': spread.mainCity,
    'country whose mentions are spread over cities': spread.countrySpread,
    'region whose mentions are spread over cities': spread.regionSpread,
    'place that many cities of its country stand beside': spread.beside,
    'names near it, as a logarithm': Math.log1p(own) / 2,
    'names near it, beside the most of any': support,
    'city, names near it beside the most of any': kind === 'city' ? support : 0,
    'region, names near it beside the most of any': kind === 'region' ? support : 0,
    'share of all mentions, with names near it': share * support,
    'far from all others': Number(isPoint && own < lonely && most > someSupport),
  };
}

const isWider = (a: PlaceCandidate, b: PlaceCandidate) => a.kind !== 'city' && a.kind !== b.kind;

function companySignals({ candidate, sums, isTitled }: View): Signals {
  const { place, counts, name } = candidate;
  const others = sums.titled.filter((other) => other !== candidate);
  const places = others.flatMap((other) => (other.place ? [other.place] : []));
  const names = isTitled ? others.map((other) => other.name).filter((other) => other !== name) : [];
  const holdsOther =
    place !== undefined && places.some((other) => other.kind !== 'country' && holds(place, other));
  const isHeld = place !== undefined && places.some((other) => isWider(other, place) && holds(other, place));
  return {
    'alone in the title': Number(counts.title > 0 && places.length === 0),
    'what holds it is in the title too': Number(isTitled && isHeld),
    'holds another of the title': Number(holdsOther && place?.kind !== 'country'),
    'country with a place of its own in the title': Number(holdsOther && place?.kind === 'country'),
    'inside a longer name of the title': Number(names.some((other) => other.includes(name))),
    'around a shorter name of the title': Number(names.some((other) => name.includes(other))),
  };
}

/** A title is better evidence for some names than for others. */
function titledSignals(view: View, far: number): Signals {
  const { isTitled, fame, isVillage, spread, small, share, support, candidate } = view;
  return {
    'titled, well known': isTitled * fame,
    'titled, a village': isTitled * isVillage,
    'titled, others are in its country': isTitled * spread.inCountry,
    'titled, others are near it or in it': isTitled * spread.near,
    'titled, a village with others near it': isTitled * isVillage * spread.near,
    'titled, also a small word': isTitled * small,
    'titled, share of all mentions': isTitled * share,
    'titled, with a word of landscape or ways': isTitled * Number(isNamedKind(candidate.name)),
    'titled, names near it beside the most of any': isTitled * support,
    'titled, far from all others': isTitled * far,
    'not titled, share of all mentions': (1 - isTitled) * share,
    'not titled, well known': (1 - isTitled) * fame,
  };
}

/** An unknown word of a title is more often a dish or an activity than a place: how the text uses it decides. */
function unknownSignals({ kind, candidate: { counts, name }, total, sums, share }: View): Signals {
  const isUnknown = Number(kind === 'unknown');
  const isPointed = counts.pointed + counts.pattern + counts.weak > 0;
  const isOneWord = !/\s/u.test(name) && !isNamedKind(name);
  return {
    'unknown, nothing points at it': isUnknown * Number(!isPointed),
    'unknown, one word, nothing points at it': isUnknown * Number(!isPointed && isOneWord),
    'unknown, said in the text': isUnknown * Number(counts.heading + counts.lead + counts.body > 0),
    'unknown, how often, as a logarithm': (isUnknown * Math.log1p(total)) / 4,
    'unknown, share of what prepositions point at': (isUnknown * counts.pointed) / sums.most.pointed,
    'known, the most mentioned of all': (1 - isUnknown) * Number(share === 1 && total > 1),
  };
}

/** How it stands in the title: as a piece of a longer name, the opening of a part, one end of a route. */
function titlePlaceSignals({ candidate, kind, isTitled, sums }: View): Signals {
  const { counts, name } = candidate;
  const isPiece = Number(isTitled && counts.whole === 0);
  const isEnd = Number(counts.end > 0);
  const hasWay = sums.titled.some(
    (other) => other !== candidate && isNamedKind(other.name) && other.counts.whole > 0,
  );
  return {
    'whole in the title': Number(counts.whole > 0),
    'a piece of a longer name': isPiece,
    'known, a piece of a longer name': isPiece * Number(kind !== 'unknown'),
    'unknown, whole in the title': Number(kind === 'unknown' && counts.whole > 0),
    'opens a part of the title': Number(counts.opensPart > 0),
    'one end of a way': isEnd,
    'one end of a way, with a landscape beside it': isEnd * Number(hasWay),
    'not an end, with a landscape in it': Number(isTitled && !isEnd && counts.whole > 0 && isNamedKind(name)),
    'last in the title': Number(isTitled && candidate.titlePosition > 0.6),
  };
}

/** What the page's other places say for and against its country, however many they are. */
function countrySignals({ candidate, isTitled, isVillage, spread }: View): Signals {
  const { place } = candidate;
  const against = place ? spread.elsewhere : 0;
  return {
    'places in its country': place ? spread.compatriots : 0,
    'places elsewhere': against,
    'titled, places elsewhere': isTitled * against,
    'a village, places elsewhere': isVillage * against,
    'not in the main country': Number(place !== undefined && !spread.isMain),
    'titled, not in the main country': isTitled * Number(place !== undefined && !spread.isMain),
    'not in the main country, places elsewhere': Number(place !== undefined && !spread.isMain) * against,
  };
}

/** The same signals once more for each kind of place, since their weights differ. */
function kindSignals({ kind, candidate: { counts }, isTitled, headings, share, spread }: View): Signals {
  return {
    [`${kind}: at all`]: 1,
    [`${kind}: in the title`]: isTitled,
    [`${kind}: pointed at`]: Number(counts.pattern > 0),
    [`${kind}: in the address`]: Number(counts.address > 0),
    [`${kind}: share of headings`]: headings,
    [`${kind}: share of all mentions`]: share,
    [`${kind}: others are near it or in it`]: spread.near,
  };
}

/** Names that are also common words. */
function wordSignals({ kind, isTitled, isVillage, fame }: View, common: Commonness): Signals {
  const { rarest, commonest, isGiven, inflected } = common;
  const isUnknown = Number(kind === 'unknown');
  return {
    'a common word': rarest,
    'a common word at all': Number(rarest > 0),
    'has a common word': commonest,
    'unknown, a common word': isUnknown * rarest,
    'unknown, a common word at all': isUnknown * Number(rarest > 0),
    'unknown, has a common word': isUnknown * commonest,
    'a village, a common word': isVillage * rarest,
    'little known, a common word': (1 - fame) * rarest,
    'titled, a common word at all': isTitled * Number(rarest > 0),
    'a form of a common word': Number(inflected > 0),
    'unknown, a form of a common word': isUnknown * Number(inflected > 0),
    'a village, a form of a common word': isVillage * Number(inflected > 0),
    'a given name': Number(isGiven),
    'unknown, a given name': isUnknown * Number(isGiven),
    'a village, a given name': isVillage * Number(isGiven),
  };
}

/** Facts about the page around a candidate. */
export interface Around {
  sums: PageSums;
  support: Support;
  course: Course;
  /** How many places of the map are in the title. */
  titled: number;
  common: Commonness;
}

/** All signals, in groups. */
export function signalsOf(
  candidate: Candidate,
  { sums, support, course, titled, common }: Around,
): Signals[] {
  const view = viewOf(candidate, sums, support);
  const place = placeSignals(view, support);
  return [
    zoneSignals(view),
    textSignals(view),
    nameSignals(view),
    place,
    companySignals(view),
    titledSignals(view, place['far from all others'] ?? 0),
    kindSignals(view),
    wordSignals(view, common),
    titlePlaceSignals(view),
    unknownSignals(view),
    countrySignals(view),
    courseSignals(candidate, course),
    standingSignals(candidate, titled),
  ];
}
