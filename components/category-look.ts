// What each kind of stop is called and drawn as.
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
import type { Category } from '../lib/model/draft.ts';

export const categoryLook: { [C in Category]: { word: string; icon: LucideIcon } } = {
  sight: { word: 'Sight', icon: Camera },
  museum: { word: 'Museum', icon: Landmark },
  food: { word: 'Food', icon: Utensils },
  coffee: { word: 'Coffee', icon: Coffee },
  market: { word: 'Market', icon: Store },
  nature: { word: 'Nature', icon: TreeDeciduous },
  water: { word: 'By the water', icon: WavesHorizontal },
  view: { word: 'View', icon: Binoculars },
  church: { word: 'Church', icon: Church },
  walk: { word: 'Walk', icon: Footprints },
  transport: { word: 'On the way', icon: TrainFront },
  stay: { word: 'Stay', icon: BedDouble },
  other: { word: 'Place', icon: MapPin },
};
