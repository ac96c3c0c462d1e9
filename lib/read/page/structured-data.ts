import { type Capture, hasText } from '../../model/capture.ts';
import type { Evidence, Place, Reader } from '../../model/evidence.ts';
import type { Coordinate } from '../../model/itinerary.ts';
import { readPhone } from '../../text/find-phone.ts';
import { claimsOf } from '../claim.ts';
import { kindOfPlace } from '../kind-of-place.ts';
import { type Node, nodesIn, propertyOf, type TypedNode, textsOf } from '../structured.ts';

const claim = claimsOf('page/structured-data');

// Types of places to visit. Organisations, authors and publishers have addresses too, but nobody visits them.
const visited =
  /^(?:TouristAttraction|TouristDestination|LandmarksOrHistoricalBuildings|Museum|Park|Beach|Zoo|Aquarium|Church|CatholicChurch|HinduTemple|BuddhistTemple|Mosque|Synagogue|PlaceOfWorship|Castle|ArtGallery|Restaurant|CafeOrCoffeeShop|BarOrPub|Bakery|FoodEstablishment|Hotel|Hostel|BedAndBreakfast|LodgingBusiness|Campground|Mountain|Waterfall|LakeBodyOfWater|Landform|Place|CivicStructure|PerformingArtsTheater|Playground)$/;
const trips = /^(?:Trip|TouristTrip|TravelAction)$/;
// Pages list a few dozen; each name is searched for in the whole text.
const maxNames = 60;
const minNameLength = 3;

const nodeOf = (value: unknown): Node | undefined => {
  const first = Array.isArray(value) ? value[0] : value;
  return typeof first === 'object' && first !== null && !Array.isArray(first) ? (first as Node) : undefined;
};

/** Where the text first names it: everything in the draft refers to words of the page. */
function placeOf({ blocks }: Capture, name: string): Place | undefined {
  const wanted = name.toLowerCase();
  for (const [block, found] of blocks.entries()) {
    if (!hasText(found)) continue;
    const start = found.text.toLowerCase().indexOf(wanted);
    if (start >= 0) return { block, start, end: Math.min(start + name.length, found.text.length) };
  }
  return undefined;
}

function coordinateOf(node: Node): Coordinate | undefined {
  const geo = nodeOf(propertyOf(node, 'geo')) ?? node;
  const [latitude = Number.NaN] = textsOf(propertyOf(geo, 'latitude')).map(Number);
  const [longitude = Number.NaN] = textsOf(propertyOf(geo, 'longitude')).map(Number);
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  // Forms send 0, 0 where nothing was filled in.
  return isOnEarth && (latitude !== 0 || longitude !== 0) ? { latitude, longitude } : undefined;
}

function addressOf(node: Node): string | undefined {
  const address = propertyOf(node, 'address');
  const parts = nodeOf(address);
  const [line] = parts
    ? [
        ['streetAddress', 'postalCode', 'addressLocality', 'addressRegion']
          .flatMap((name) => textsOf(propertyOf(parts, name)).slice(0, 1))
          .join(', '),
      ]
    : textsOf(address);
  const text = line?.replace(/\s+/g, ' ').trim();
  return text && text.length >= 6 && text.length <= 200 ? text : undefined;
}

function claimsAbout(
  capture: Capture,
  { node, within, path }: TypedNode,
  { name, at }: { name: string; at: Place },
): Evidence[] {
  const isPlanned = path.includes('itinerary') || within.some((type) => trips.test(type));
  const coordinate = coordinateOf(node);
  const address = addressOf(node);
  const [phone] = textsOf(propertyOf(node, 'telephone')).flatMap((text) => readPhone(text) ?? []);
  return [
    ...(isPlanned ? [claim({ kind: 'stop', name }, at, 0.85, kindOfPlace(capture, name, at))] : []),
    ...(coordinate ? [claim({ kind: 'coordinate', coordinate }, at, 0.9, { name })] : []),
    ...(address ? [claim({ kind: 'address', text: address }, at, 0.85)] : []),
    ...(phone ? [claim({ kind: 'phone', phone }, at, 0.85)] : []),
  ];
}

/** Places in the page's schema.org data that the text of the page names too. */
export const structuredData: Reader = {
  name: 'page/structured-data',
  read(capture) {
    return nodesIn(capture.structured)
      .filter(
        ({ types, within }) => types.some((type) => visited.test(type)) && !within.includes('BreadcrumbList'),
      )
      .slice(0, maxNames)
      .flatMap((found) => {
        const name = textsOf(propertyOf(found.node, 'name'))[0]?.trim();
        const at = name && name.length >= minNameLength ? placeOf(capture, name) : undefined;
        return name && at ? claimsAbout(capture, found, { name, at }) : [];
      });
  },
};
