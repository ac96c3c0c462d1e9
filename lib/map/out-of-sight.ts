// Finds the days whose places are all outside the view, with the distance and direction to them.
import { metresAcross } from './mercator.ts';
import type { PlacedStop } from './placed-stops.ts';
import { project, type View } from './view.ts';

export interface FarDay {
  /** Counted from 0. */
  day: number;
  metres: number;
  /** Radians on the screen, clockwise; 0 points to the right. */
  direction: number;
}

/** Sorted by distance, nearest first. */
export function farDays(days: PlacedStop[][], view: View): FarDay[] {
  const { width, height } = view.size;
  const isSeen = (stop: PlacedStop) => {
    const { x, y } = project(view, stop.at);
    return x >= 0 && y >= 0 && x <= width && y <= height;
  };
  return days
    .flatMap((stops, day): FarDay[] => {
      if (stops.length === 0 || stops.some(isSeen)) return [];
      const x = stops.reduce((sum, { at }) => sum + at.x, 0) / stops.length;
      const y = stops.reduce((sum, { at }) => sum + at.y, 0) / stops.length;
      const on = project(view, { x, y });
      const metres = Math.hypot(x - view.centre.x, y - view.centre.y) * metresAcross((y + view.centre.y) / 2);
      return [{ day, metres, direction: Math.atan2(on.y - height / 2, on.x - width / 2) }];
    })
    .sort((a, b) => a.metres - b.metres);
}
