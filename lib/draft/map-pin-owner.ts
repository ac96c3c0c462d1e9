// Whose a map is. A link's own words come first: they may name the place before the one they stand beside, or one that is no
// stop at all, and its pin on another stop would be wrong without anybody seeing it.
import type { Capture } from '../model/capture.ts';
import type { Place } from '../model/evidence.ts';
import { fold } from '../text/fold.ts';
import { isBelow } from './adjacent.ts';
import { type Group, lastBefore, type Mention, type Named, textAt } from './named.ts';

// What links to maps say without naming a place.
const mapWords =
  /\b(?:google|apple|openstreetmap|osm|maps?|gps|directions?|route|location|address|here|view|open|click|get|show|see|karte|standort|lageplan|adresse|carte|itinéraire|mapa|ubicación|mappa|kaart)\b|谷歌|百度|高德|地[图圖図]|マップ|지도|查看|位置|导航|導航|打开|打開/giu;
// Beyond the first letter a capital begins a name. Chinese, Japanese and Korean have no capitals.
const isName = (words: string) =>
  /.\p{Lu}/su.test(words) || /[\p{sc=Han}\p{sc=Kana}\p{sc=Hang}]{4}/u.test(words.replace(/\s/g, ''));

const isNamedBy = ({ group, at: name }: Mention, words: string, at: Place) =>
  name.block <= at.block && ` ${fold(words)} `.includes(` ${fold(group.first.claim.name)} `);

/** The stop that a map claimed at `at` shows; nobody where it shows something else. */
export function pinOwner(capture: Capture, named: Named, at: Place): Group | undefined {
  const line = named.byBlock.get(at.block) ?? [];
  const isLink = at.end > at.start;
  const inLink = line.find(({ at: name }) => isLink && name.start < at.end && name.end > at.start);
  if (inLink) return inLink.group;
  const words = textAt(capture, at.block).slice(at.start, at.end).replace(mapWords, '').trim();
  if (isName(words)) return named.all.findLast((one) => isNamedBy(one, words, at))?.group;
  const before = line.findLast(({ at: name }) => name.start <= at.start) ?? line[0];
  if (before) return before.group;
  const last = lastBefore(named, at.block);
  return last && isBelow(capture, last.at.block, at.block) ? last.group : undefined;
}
