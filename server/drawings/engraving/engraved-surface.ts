import type { Vec3 } from '../canvas/vector.ts';

/** Where on a piece an engraving can stand: within or around a hoop, or on the face of a plate. */
export type EngravingPlace = 'INSIDE' | 'OUTSIDE' | 'FRONT';

/** A part of a piece that takes letters; its measures are those of the metal, in mm. */
export type EngravedSurface = {
  readonly place: EngravingPlace;
  readonly length: number;
  readonly height: number;
  /** The point a share of the way along the line (0..1) and up from the feet of the letters (0..1). */
  readonly at: (along: number, up: number) => Vec3;
};
