// The scale and the north needle at the edge of the map.
import { scaleBar } from '../../lib/map/measures.ts';
import type { View } from '../../lib/map/view.ts';
import { distance } from '../../lib/words/amounts.ts';
import { t } from '../../lib/words/words.ts';

/** The longest scale bar, in pixels. */
const maxBarPixels = 110;
/** In a strip this low the needle is at the very edge, so that the scale fits below it. */
const lowMapHeight = 60;

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

/** Points north. Only a rotated map needs it, but leaving it out would make one wonder. */
export function MapNeedle({ view: { turn, size } }: { view: View }) {
  return (
    <g class="map-needle" transform={`translate(20 ${size.height < lowMapHeight ? 14 : 22})`}>
      <path d="M0-8 5.5 7 0 3.5-5.5 7Z" transform={`rotate(${(turn * 180) / Math.PI})`} />
      <text x="13" y="4">
        {t('map.north')}
      </text>
    </g>
  );
}
