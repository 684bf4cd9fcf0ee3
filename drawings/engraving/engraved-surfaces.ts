import type { Camera } from '../canvas/camera.ts';
import type { PlateShape } from '../parts/plate.ts';
import { URN_HEIGHT, URNS } from '../parts/urn.ts';
import type { PendantDrawing, SinglePiece, StoneRingDrawing } from '../piece-drawing.ts';
import { bandShank, rowTurns, SIGNET_FACE, SIGNET_SHANK, signetPlate } from '../pieces/band-pieces.ts';
import { bangleShank } from '../pieces/bracelet-pieces.ts';
import { cufflinkFace, FRONT_CUFFLINK } from '../pieces/other-pieces.ts';
import { HANGING, locketLid, pendantPlate } from '../pieces/pendant-pieces.ts';
import { stoneShank } from '../pieces/ring-pieces.ts';
import { SAMPLE_PLATE, SAMPLE_PLATE_SHAPE } from '../pieces/service-pieces.ts';
import type { EngravedSurface } from './engraved-surface.ts';
import type { Arc } from './hoop-surfaces.ts';
import { insideOf, outsideOf } from './hoop-surfaces.ts';
import { faceOf, spaceOn } from './plate-surfaces.ts';

/** The surfaces of a piece that can be engraved and are visible to the camera, the usual one first. */
export function engravedSurfaces(piece: SinglePiece, camera: Camera): EngravedSurface[] {
  return surfacesOf(piece, camera).filter((surface) => surface !== null);
}

function surfacesOf(piece: SinglePiece, camera: Camera): (EngravedSurface | null)[] {
  switch (piece.kind) {
    case 'BAND':
    case 'TWO_TONE_BAND': {
      const shank = bandShank(piece.width, piece.profile);
      const stones: Arc[] = piece.stone ? [rowTurns(piece.stone.count)] : [];
      // A knife edge cannot be engraved.
      const outside = piece.profile === 'KNIFE_EDGE' ? null : outsideOf(camera, shank, stones);
      return [insideOf(camera, shank), outside];
    }
    case 'SIGNET_RING': {
      const face = faceOf(SIGNET_FACE, piece.face, signetPlate(piece), piece.stone);
      return [insideOf(camera, SIGNET_SHANK), piece.stone ? null : { ...face, place: 'OUTSIDE' }];
    }
    case 'SOLITAIRE_RING':
    case 'HALO_RING':
    case 'THREE_STONE_RING':
    case 'ETERNITY_RING':
    case 'PAVE_RING':
    case 'BEZEL_RING':
    case 'CLUSTER_RING': {
      const shank = stoneShank(piece);
      return [insideOf(camera, shank), outsideOf(camera, shank, [SET_WITH_STONES[piece.kind]])];
    }
    case 'BANGLE': {
      const shank = bangleShank(piece);
      return [piece.stone ? null : outsideOf(camera, shank), insideOf(camera, shank)];
    }
    case 'CUFF':
      return [insideOf(camera, bangleShank(piece))];
    case 'PLATE_PENDANT':
      return [faceOf(HANGING, piece.form, pendantPlate(piece.form), piece.stone)];
    case 'LOCKET_PENDANT':
      return [lidOf(piece)];
    case 'CROSS_PENDANT':
      return [piece.stone ? null : spaceOn(HANGING, FLAT, BEAM)];
    case 'URN_PENDANT':
      return [bellyOf(piece, camera)];
    case 'CUFFLINKS': {
      // A large stone covers the face.
      const isInlaid = (piece.stone?.size ?? 0) > 3.4;
      return [isInlaid ? null : faceOf(FRONT_CUFFLINK, piece.form, cufflinkFace(piece.form), piece.stone)];
    }
    case 'SERVICE':
      return [
        piece.service === 'ENGRAVED_PLATE'
          ? spaceOn(SAMPLE_PLATE, SAMPLE_PLATE_SHAPE, { y: -0.44, length: 1.3, height: 0.46 })
          : null,
      ];
    default:
      return [];
  }
}

/** Turns of a hoop that are covered by stones and their setting, by kind of ring. */
const SET_WITH_STONES: Record<StoneRingDrawing['kind'], Arc> = {
  SOLITAIRE_RING: [0.15, 0.35],
  BEZEL_RING: [0.14, 0.36],
  CLUSTER_RING: [0.08, 0.42],
  THREE_STONE_RING: [0.08, 0.42],
  HALO_RING: [0, 0.5],
  PAVE_RING: [0, 0.5],
  ETERNITY_RING: [0, 1],
};

/** The lid of a locket inside its seam. */
function lidOf({ form, stone }: PendantDrawing & { kind: 'LOCKET_PENDANT' }): EngravedSurface {
  const whole = faceOf(HANGING, form, locketLid(form), stone);
  const share = 0.8;
  return {
    ...whole,
    length: whole.length * share,
    height: whole.height * share,
    at: (along, up) => whole.at(0.5 + (along - 0.5) * share, 0.5 + (up - 0.5) * share),
  };
}

/** The crossbeam of a cross in mm: its height above the middle, and the space on it. */
const BEAM = { y: 2.6, length: 11.6, height: 2.2 };
/** The beams are flat where letters are. */
const FLAT: PlateShape = { outline: () => [20, 0], reach: 1, height: 0.95, power: 6 };

/** Foot and top of the letters on an urn, as shares of its height, where its wall is steep. */
const BELLIES = {
  AMPHORA: [0.38, 0.68],
  CYLINDER: [0.22, 0.58],
  TEARDROP: [0.2, 0.46],
} as const;

/** Half the angle around an urn that letters cover. */
const AROUND = 0.92;

/** The belly of an urn, on the side that faces the camera. */
function bellyOf(
  { form, stone }: PendantDrawing & { kind: 'URN_PENDANT' },
  { toward }: Camera,
): EngravedSurface {
  const [foot, usualHead] = BELLIES[form];
  const head = stone ? Math.min(usualHead, 0.4) : usualHead;
  const radius = URNS[form];
  const middle = Math.atan2(toward[0], toward[2]);
  return {
    place: 'FRONT',
    length: 2 * AROUND * radius((foot + head) / 2),
    height: (head - foot) * URN_HEIGHT,
    at: (along, up) => {
      const share = foot + (head - foot) * up;
      const angle = middle + (along - 0.5) * 2 * AROUND;
      const r = radius(share);
      return [Math.sin(angle) * r, (share - 0.5) * URN_HEIGHT, Math.cos(angle) * r];
    },
  };
}
