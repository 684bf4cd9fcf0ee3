import type { Vec3 } from '../canvas/vector.ts';

/** Where a piece can be engraved: inside or outside of a hoop, or on the face of a plate. */
export type EngravingPlace = 'INSIDE' | 'OUTSIDE' | 'FRONT';

/** A surface that can be engraved; its measures are those of the metal, in mm. */
export type EngravedSurface = {
  readonly place: EngravingPlace;
  readonly length: number;
  readonly height: number;
  /** The point at a fraction of the line's length (0..1) and of the letters' height (0..1). */
  readonly at: (along: number, up: number) => Vec3;
};
