// Types for the part of the package that is used here; it ships none.
declare module 'topojson-simplify' {
  type Weight = (triangle: [[number, number], [number, number], [number, number]]) => number;
  export function presimplify<T>(topology: T, weight?: Weight): T;
  export function quantile(topology: unknown, share: number): number;
  export function simplify<T>(topology: T, minWeight: number): T;
  export const sphericalTriangleArea: Weight;
}
