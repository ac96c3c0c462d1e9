// Operations within one vector of four numbers.

/** Added to a number below four million, it leaves the number rounded in the low bits. */
export const rounder: f32 = 12582912.0;
export const rounderBits: i32 = 0x4b400000;

// @ts-ignore: decorator
@inline
export function largest(x: v128): f32 {
  return max(
    max(f32x4.extract_lane(x, 0), f32x4.extract_lane(x, 1)),
    max(f32x4.extract_lane(x, 2), f32x4.extract_lane(x, 3)),
  );
}

// @ts-ignore: decorator
@inline
export function sumOf(x: v128): f32 {
  return (
    f32x4.extract_lane(x, 0) + f32x4.extract_lane(x, 1) + f32x4.extract_lane(x, 2) + f32x4.extract_lane(x, 3)
  );
}

// @ts-ignore: decorator
@inline
export function exponential(x: v128): v128 {
  const bounded = f32x4.pmax(f32x4.splat(-87.0), f32x4.pmin(f32x4.splat(87.0), x));
  const t = f32x4.mul(bounded, f32x4.splat(1.442695041));
  const rounded = f32x4.add(t, f32x4.splat(rounder));
  const f = f32x4.sub(t, f32x4.sub(rounded, f32x4.splat(rounder)));
  let p = f32x4.add(f32x4.mul(f, f32x4.splat(0.00133336)), f32x4.splat(0.00961813));
  p = f32x4.add(f32x4.mul(f, p), f32x4.splat(0.05550411));
  p = f32x4.add(f32x4.mul(f, p), f32x4.splat(0.24022651));
  p = f32x4.add(f32x4.mul(f, p), f32x4.splat(0.69314718));
  p = f32x4.add(f32x4.mul(f, p), f32x4.splat(1.0));
  return f32x4.mul(p, i32x4.shl(i32x4.add(rounded, i32x4.splat(127)), 23));
}
