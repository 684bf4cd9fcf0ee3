/** A point or direction in millimetres: x to the right, y up, z toward the camera at rest. */
export type Vec3 = readonly [x: number, y: number, z: number];

/** A position on a piece with its own axes: `u` and `w` span the surface, `n` is its normal. */
export type Frame = { readonly at: Vec3; readonly u: Vec3; readonly w: Vec3; readonly n: Vec3 };

/** Component-wise sum. */
export function add(a: Vec3, b: Vec3): Vec3 {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

/** Component-wise difference `a - b`. */
export function subtract(a: Vec3, b: Vec3): Vec3 {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

/** The vector multiplied by `factor`. */
export function scale(a: Vec3, factor: number): Vec3 {
  return [a[0] * factor, a[1] * factor, a[2] * factor];
}

/** Dot product. */
export function dot(a: Vec3, b: Vec3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** Cross product, right-handed. */
export function cross(a: Vec3, b: Vec3): Vec3 {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** The direction of `a` with length 1; up for the null vector. */
export function normalize(a: Vec3): Vec3 {
  const length = Math.hypot(...a);
  return length < 1e-9 ? [0, 1, 0] : scale(a, 1 / length);
}

/** A frame at `at` with normal `n`, whose `u` is as close to `hint` as possible. */
export function frameAt(at: Vec3, n: Vec3, hint: Vec3 = [1, 0, 0]): Frame {
  const up = normalize(n);
  const u = normalize(subtract(hint, scale(up, dot(hint, up))));
  return { at, u, w: cross(up, u), n: up };
}

/** The point with local coordinates (x, y, z) of a frame. */
export function pointIn(frame: Frame, x: number, y: number, z = 0): Vec3 {
  return add(frame.at, add(add(scale(frame.u, x), scale(frame.w, y)), scale(frame.n, z)));
}
