import type { Camera } from '../canvas/camera.ts';
import { cross, dot, scale } from '../canvas/vector.ts';
import type { Shank } from '../parts/shank.ts';
import { outsidePoint, radial, shankPoint } from '../parts/shank.ts';
import type { EngravedSurface } from './engraved-surface.ts';

/** An arc of a hoop, in turns. */
export type Arc = readonly [from: number, to: number];

/** Maximum height of letters: a share of a hoop's width, and a number of mm. */
const SHARE = 0.62;
const TALLEST = 5;
/** Minimum sine of the angle between a readable wall and the view. */
const FACING = 0.4;
/** Maximum length of a line, in turns and in mm; further around, the letters turn away. */
const LONGEST = { turns: 0.3, mm: 28 };
/** Minimum arc of a text, in turns. */
const SHORTEST = 0.06;

/** The inner wall of a hoop, as visible across the hole. */
export function insideOf(camera: Camera, shank: Shank): EngravedSurface | null {
  const arc = facingArc(camera, shank, -1);
  return arc && onWall(camera, shank, arc, -1);
}

/** The outer wall of a hoop, as visible beside its stones. */
export function outsideOf(camera: Camera, shank: Shank, taken: readonly Arc[] = []): EngravedSurface | null {
  const arc = facingArc(camera, shank, 1);
  const [free] = (arc ? without(arc, taken) : []).sort((a, b) => b[1] - b[0] - (a[1] - a[0]));
  return free && free[1] - free[0] >= SHORTEST ? onWall(camera, shank, free, 1) : null;
}

/** The arc where a wall faces the camera; `side` is 1 for the outer wall and -1 for the inner one. */
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

/** The rest of an arc without the taken arcs, which are between 0 and 1 and also apply one turn earlier and later. */
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
  // The text runs from left to right in the picture; this determines its foot.
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
