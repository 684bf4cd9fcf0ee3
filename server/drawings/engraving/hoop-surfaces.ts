import type { Camera } from '../canvas/camera.ts';
import { cross, dot, scale } from '../canvas/vector.ts';
import type { Shank } from '../parts/shank.ts';
import { outsidePoint, radial, shankPoint } from '../parts/shank.ts';
import type { EngravedSurface } from './engraved-surface.ts';

/** Turns of a hoop, from one to the other. */
export type Arc = readonly [from: number, to: number];

/** Letters take this share of the width of a hoop, and no more than so many mm. */
const SHARE = 0.62;
const TALLEST = 5;
/** A wall is read where it faces the camera at least so much: the sine of the angle to its surface. */
const FACING = 0.4;
/** Longest line, in turns and in mm: further round the letters turn away. */
const LONGEST = { turns: 0.3, mm: 28 };
/** A shorter arc than this has no room for a text. */
const SHORTEST = 0.06;

/** The inner wall of a hoop where the camera sees it, across the hole. */
export function insideOf(camera: Camera, shank: Shank): EngravedSurface | null {
  const arc = facingArc(camera, shank, -1);
  return arc && onWall(camera, shank, arc, -1);
}

/** The outer wall of a hoop where the camera sees it, beside what is set into it. */
export function outsideOf(camera: Camera, shank: Shank, taken: readonly Arc[] = []): EngravedSurface | null {
  const arc = facingArc(camera, shank, 1);
  const [free] = (arc ? without(arc, taken) : []).sort((a, b) => b[1] - b[0] - (a[1] - a[0]));
  return free && free[1] - free[0] >= SHORTEST ? onWall(camera, shank, free, 1) : null;
}

/** The turns at which a wall faces the camera; `side` 1: the outer one, -1: the inner one. */
function facingArc({ toward }: Camera, { innerRadius }: Shank, side: 1 | -1): Arc | null {
  const most = Math.hypot(toward[0], toward[1]);
  if (most <= FACING) return null;
  const middle = Math.atan2(side * toward[1], side * toward[0]) / (2 * Math.PI);
  const half = Math.min(
    LONGEST.turns / 2,
    LONGEST.mm / 2 / (2 * Math.PI * innerRadius),
    Math.acos(FACING / most) / (2 * Math.PI),
  );
  return [middle - half, middle + half];
}

/** What is left of an arc; taken arcs are said between 0 and 1, and hold a turn later and earlier as well. */
function without(arc: Arc, taken: readonly Arc[]): Arc[] {
  return taken
    .flatMap(([from, to]): Arc[] => [-1, 0, 1].map((turn) => [from + turn, to + turn]))
    .reduce<Arc[]>(
      (free, [from, to]) =>
        free.flatMap(([start, end]): Arc[] =>
          to <= start || from >= end
            ? [[start, end]]
            : [...(from > start ? [[start, from] as const] : []), ...(to < end ? [[to, end] as const] : [])],
        ),
      [arc],
    );
}

function onWall(camera: Camera, shank: Shank, [from, to]: Arc, side: 1 | -1): EngravedSurface {
  const middle = (from + to) / 2;
  const radius = side > 0 ? shank.innerRadius + shank.thickness(middle) : shank.innerRadius;
  const height = Math.min(TALLEST, SHARE * shank.width(middle));
  const out = radial(middle);
  // The text runs from left to right as it is seen, and stands on what is then its foot.
  const onward = dot([-out[1], out[0], 0], camera.right) >= 0 ? 1 : -1;
  const up = cross(scale(out, side), [-out[1] * onward, out[0] * onward, 0])[2];
  return {
    place: side > 0 ? 'OUTSIDE' : 'INSIDE',
    length: (to - from) * 2 * Math.PI * radius,
    height,
    at: (along, share) => {
      const turn = middle + onward * (along - 0.5) * (to - from);
      const aside = up * (share - 0.5) * height;
      return side > 0 ? outsidePoint(shank, turn, aside) : innerPoint(shank, turn, aside);
    },
  };
}

function innerPoint(shank: Shank, turn: number, along: number) {
  const bend = Math.min(1, Math.abs((2 * along) / shank.width(turn))) ** shank.power;
  return shankPoint(shank, turn, (-shank.thickness(turn) / 2) * (1 - bend) ** (1 / shank.power), along);
}
