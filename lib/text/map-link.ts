// Reads the place named in the text of a map link.

// Words in map links that name no place.
const mapWords =
  /\b(?:google|apple|openstreetmap|osm|maps?|gps|directions?|route|location|address|here|view|open|click|get|show|see|karte|standort|lageplan|adresse|carte|itinéraire|mapa|ubicación|mappa|kaart)\b|谷歌|百度|高德|地[图圖図]|マップ|지도|查看|位置|导航|導航|打开|打開/giu;

// A capital after the first letter begins a name. Chinese, Japanese and Korean have no capitals.
const isName = (words: string) =>
  /.\p{Lu}/su.test(words) || /[\p{sc=Han}\p{sc=Kana}\p{sc=Hang}]{4}/u.test(words.replace(/\s/g, ''));

/** The place named; undefined where the text only says that this is a map. */
export function nameInMapLink(words: string): string | undefined {
  const rest = words.replace(mapWords, '').trim();
  return isName(rest) ? rest : undefined;
}
