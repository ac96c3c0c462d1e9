// The icon for each kind of stop.
import {
  BedDouble,
  Binoculars,
  Camera,
  Church,
  Coffee,
  Footprints,
  Landmark,
  type LucideIcon,
  MapPin,
  Store,
  TrainFront,
  TreeDeciduous,
  Utensils,
  WavesHorizontal,
} from 'lucide-preact';
import type { Category } from '../../lib/model/draft.ts';

export const categoryIcons: { [C in Category]: LucideIcon } = {
  sight: Camera,
  museum: Landmark,
  food: Utensils,
  coffee: Coffee,
  market: Store,
  nature: TreeDeciduous,
  water: WavesHorizontal,
  view: Binoculars,
  church: Church,
  walk: Footprints,
  transport: TrainFront,
  stay: BedDouble,
  other: MapPin,
};
