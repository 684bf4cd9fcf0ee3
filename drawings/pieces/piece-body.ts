import type { Camera } from '../canvas/camera.ts';
import { cameraAt, cameraOverTable } from '../canvas/camera.ts';
import type { Canvas } from '../canvas/canvas.ts';
import type { SinglePiece, View } from '../piece-drawing.ts';
import { drawBand, drawSignet } from './band-pieces.ts';
import { drawLength } from './bracelet-pieces.ts';
import { drawEarrings } from './earring-pieces.ts';
import { drawOther } from './other-pieces.ts';
import { drawPendant } from './pendant-pieces.ts';
import { drawStoneRing } from './ring-pieces.ts';

/** The piece without the table. */
export function pieceBody(canvas: Canvas, piece: SinglePiece): string {
  switch (piece.kind) {
    case 'SOLITAIRE_RING':
    case 'HALO_RING':
    case 'THREE_STONE_RING':
    case 'ETERNITY_RING':
    case 'PAVE_RING':
    case 'BEZEL_RING':
    case 'CLUSTER_RING':
      return drawStoneRing(canvas, piece);
    case 'BAND':
    case 'TWO_TONE_BAND':
      return drawBand(canvas, piece);
    case 'SIGNET_RING':
      return drawSignet(canvas, piece);
    case 'STONE_PENDANT':
    case 'PLATE_PENDANT':
    case 'FINGERPRINT_PENDANT':
    case 'CROSS_PENDANT':
    case 'LOCKET_PENDANT':
    case 'URN_PENDANT':
      return drawPendant(canvas, piece);
    case 'STUD_EARRINGS':
    case 'HOOP_EARRINGS':
    case 'DROP_EARRINGS':
      return drawEarrings(canvas, piece);
    case 'BANGLE':
    case 'CUFF':
    case 'TENNIS_BRACELET':
    case 'CHAIN_BRACELET':
    case 'NECKLACE':
      return drawLength(canvas, piece);
    default:
      return drawOther(canvas, piece);
  }
}

/** Yaw and pitch of the camera for a standing ring. */
const RING_VIEWS: Record<View, readonly [yaw: number, pitch: number]> = {
  ANGLE: [-34, 27],
  FRONT: [-9, 14],
  TOP: [-24, 50],
};

/** The camera for a piece, so that every family fills the picture equally. */
export function cameraFor(piece: SinglePiece): Camera {
  const view = piece.view ?? 'ANGLE';
  const tilt = view === 'FRONT' ? 0 : view === 'TOP' ? 1 : 0.5;
  switch (piece.kind) {
    case 'BAND':
    case 'TWO_TONE_BAND':
    case 'SIGNET_RING':
      return cameraAt(...RING_VIEWS[view], 41, 600, 620);
    case 'STONE_PENDANT':
      return cameraAt(-28 * tilt, 12 * tilt, 54, 600, 690);
    case 'PLATE_PENDANT':
    case 'FINGERPRINT_PENDANT':
    case 'CROSS_PENDANT':
    case 'LOCKET_PENDANT':
    case 'URN_PENDANT':
      return cameraAt(-30 * tilt, 12 * tilt, 35, 600, 690);
    case 'STUD_EARRINGS':
      return cameraAt(
        0,
        4 + 14 * tilt,
        350 / (piece.stone.size * 0.62 + 3.4 + (piece.accent?.size ?? 0)),
        545,
        590,
      );
    case 'HOOP_EARRINGS':
      return cameraAt(-40 - 24 * tilt, 4 + 16 * tilt, 620 / piece.size, 600, 600);
    case 'DROP_EARRINGS':
      return cameraAt(-18 * tilt, 8 * tilt, 34, 600, 600);
    case 'BANGLE':
    case 'CUFF':
      return cameraOverTable(26 + 26 * tilt, 13.6, 600, 590);
    case 'TENNIS_BRACELET':
      return cameraOverTable(34 + 26 * tilt, 13.6, 600, 600);
    case 'CHAIN_BRACELET':
    case 'NECKLACE':
      return cameraOverTable(60, 14);
    case 'BROOCH':
      return cameraAt(-20 * tilt, 10 * tilt, 25, 600, 580);
    case 'CUFFLINKS':
      return cameraAt(-6, 6 + 10 * tilt, 24, 600, 610);
    case 'LOOSE_STONE':
      return cameraAt(0, 40 + 40 * tilt, piece.stone.count === 1 ? 78 : 62, 600, 590);
    case 'FINDING':
      return piece.finding === 'JUMP_RING'
        ? cameraOverTable(62, 44, 600, 600)
        : cameraAt(
            -12,
            piece.finding === 'SETTING_HEAD' ? 26 : 14,
            piece.finding === 'SETTING_HEAD' || piece.finding === 'LOBSTER_CLASP' ? 46 : 36,
            600,
            560,
          );
    case 'SERVICE':
      return piece.service === 'LOUPE' ? cameraAt(0, 0, 40, 600, 600) : cameraAt(-8, 8, 27, 600, 610);
    default:
      return cameraAt(...RING_VIEWS[view], 37, 600, view === 'TOP' ? 700 : 650);
  }
}
