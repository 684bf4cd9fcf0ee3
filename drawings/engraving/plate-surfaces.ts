import type { Frame } from '../canvas/vector.ts';
import { pointIn } from '../canvas/vector.ts';
import type { PlateShape } from '../parts/plate.ts';
import { heightAt } from '../parts/plate.ts';
import type { PlateForm, Stone } from '../piece-drawing.ts';
import type { EngravedSurface } from './engraved-surface.ts';

/** A space on a plate in units of its outline: its middle, its length along the text and its height. */
type Space = { x?: number; y: number; length: number; height: number; isUpright?: boolean };

const SPACES: Record<PlateForm, Space> = {
  DISC: { y: 0, length: 1.36, height: 0.95 },
  OVAL: { y: 0, length: 1.06, height: 1 },
  HEART: { y: 0.06, length: 1.14, height: 0.7 },
  CUSHION: { y: 0, length: 1.36, height: 1.1 },
  BAR: { y: 0, length: 1.84, height: 0.3, isUpright: true },
  TAG: { y: -0.06, length: 0.94, height: 1.3 },
  DROP: { y: -0.1, length: 0.9, height: 0.8 },
};

/** The same for plates with a stone, in the middle of a plate or near the foot of a bar or tag. */
const BESIDE_A_STONE: Record<PlateForm, Space> = {
  DISC: { y: -0.5, length: 1.1, height: 0.4 },
  OVAL: { y: -0.5, length: 0.86, height: 0.4 },
  HEART: { y: -0.42, length: 0.74, height: 0.3 },
  CUSHION: { y: -0.52, length: 1.3, height: 0.4 },
  BAR: { y: 0.24, length: 1.4, height: 0.3, isUpright: true },
  TAG: { y: 0.2, length: 0.94, height: 1 },
  DROP: { y: -0.5, length: 0.8, height: 0.4 },
};

/** The face of a plate in a frame; on a bar, the text runs along its length. */
export function faceOf(
  frame: Frame,
  form: PlateForm,
  plate: PlateShape,
  stone: Stone | undefined,
): EngravedSurface {
  return spaceOn(frame, plate, stone ? BESIDE_A_STONE[form] : SPACES[form]);
}

/** A space on a plate as a surface. */
export function spaceOn(frame: Frame, plate: PlateShape, space: Space): EngravedSurface {
  const { x = 0, y, length, height, isUpright = false } = space;
  return {
    place: 'FRONT',
    length: length * plate.reach,
    height: height * plate.reach,
    at: (along, up) => {
      const [onward, upward] = [(along - 0.5) * length, (up - 0.5) * height];
      const [right, top] = isUpright ? [x + upward, y - onward] : [x + onward, y + upward];
      return pointIn(frame, right * plate.reach, top * plate.reach, heightAt(plate, right, top));
    },
  };
}
