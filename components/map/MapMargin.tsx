// What stands at the edge of the map: the scale, the needle, and how many stops are not on it.
import { scaleBar } from '../../lib/map/measures.ts';
import type { View } from '../../lib/map/view.ts';
import { distance } from '../../lib/words/amounts.ts';
import { t } from '../../lib/words/words.ts';

/** The longest scale bar, in pixels. */
const maxBarPixels = 110;
/** A strip as low as this has the needle at its very edge, so that the scale fits below. */
const lowest = 60;

export function MapScale({ view }: { view: View }) {
  const bar = scaleBar(view, maxBarPixels);
  if (!bar) return null;
  const y = view.size.height - 10;
  return (
    <g class="map-scale">
      <text x="12" y={y - 7}>
        {distance(bar.metres)}
      </text>
      <path d={`M12 ${y - 4}v4h${bar.pixels.toFixed(1)}v-4`} />
    </g>
  );
}

/** Points to the north; only a turned map needs it to be told, but its absence would be a question. */
export function MapNeedle({ view: { turn, size } }: { view: View }) {
  return (
    <g class="map-needle" transform={`translate(20 ${size.height < lowest ? 14 : 22})`}>
      <path d="M0-8 5.5 7 0 3.5-5.5 7Z" transform={`rotate(${(turn * 180) / Math.PI})`} />
      <text x="13" y="4">
        {t('map.north')}
      </text>
    </g>
  );
}
