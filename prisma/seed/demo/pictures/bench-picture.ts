import sharp, { type Sharp } from 'sharp';
import { drawPiece } from '../../../../drawings/draw-piece.ts';
import type { PieceDrawing } from '../../../../drawings/piece-drawing.ts';
import { type CleanPicture, readPicture } from '../../../../server/domains/media/read-picture.ts';

// No image is drawn twice, so a cache is useless.
sharp.cache(false);

/** Pictures of a piece in production: the proof, the wax model, the raw casting; and a customer's sketch. */
export type BenchPictureKind = 'CAD' | 'WAX' | 'CASTING' | 'SKETCH';

/** Longest side in pixels. */
const SIDE = 680;

/** Draws a picture of a piece at a stage of production and reads it like an upload. */
export async function benchPicture(kind: BenchPictureKind, drawing: PieceDrawing): Promise<CleanPicture> {
  const grey: PieceDrawing = { ...drawing, metalColour: kind === 'CASTING' ? 'PALLADIUM' : 'SILVER' };
  const piece = sharp(Buffer.from(drawPiece(grey)), { density: 44 })
    .resize(SIDE, SIDE)
    .flatten({ background: '#f4f5f6' });
  const shown = LOOKS[kind](piece);
  const png = await shown.png({ compressionLevel: 2 }).toBuffer();
  // A copy, because the file needs a plain array buffer.
  return readPicture(new File([new Uint8Array(png)], 'picture.png', { type: 'image/png' }), kind);
}

const LOOKS: Record<BenchPictureKind, (piece: Sharp) => Sharp> = {
  CAD: (piece) => piece.tint('#8fa9c4').composite([{ input: Buffer.from(measures()), blend: 'multiply' }]),
  WAX: (piece) => piece.tint('#3c9a78').modulate({ brightness: 0.94 }),
  CASTING: (piece) => piece.greyscale().linear(0.72, 8).tint('#b9a888'),
  SKETCH: (piece) =>
    piece
      .greyscale()
      .convolve({ width: 3, height: 3, kernel: [-1, -1, -1, -1, 8, -1, -1, -1, -1] })
      .negate({ alpha: false })
      .linear(1.6, -150)
      .tint('#e9dfc8'),
};

/** A drafting grid with dimensions on two sides. */
function measures(): string {
  const cell = SIDE / 20;
  const lines = Array.from({ length: 21 }, (_, index) => {
    const at = index * cell;
    return `M${at} 0V${SIDE}M0 ${at}H${SIDE}`;
  });
  const [near, far, edge] = [SIDE * 0.14, SIDE * 0.86, SIDE * 0.93];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">
    <path d="${lines.join('')}" stroke="#b7c7da" stroke-width="1" fill="none"/>
    <g stroke="#2f4b6e" stroke-width="2.5" fill="none">
      <path d="M${near} ${edge}H${far}M${near} ${edge - 18}v36M${far} ${edge - 18}v36"/>
      <path d="M${edge} ${near}V${far}M${edge - 18} ${near}h36M${edge - 18} ${far}h36"/>
    </g>
    <g fill="#2f4b6e">
      <path d="M${near} ${edge}l16 -6v12zM${far} ${edge}l-16 -6v12zM${edge} ${near}l-6 16h12zM${edge} ${far}l-6 -16h12z"/>
    </g>
  </svg>`;
}
