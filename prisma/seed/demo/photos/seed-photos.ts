import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { configuredDrawing, drawingOfJson } from '../../../../drawings/configured-drawing.ts';
import { drawPiece } from '../../../../drawings/draw-piece.ts';
import type { MetalColour, PieceDrawing, View } from '../../../../drawings/piece-drawing.ts';
import type { Viewer } from '../../../../server/auth/viewer.ts';
import type { Database } from '../../../../server/database/client.ts';
import { takeIds } from '../../../../server/database/insert-rows.ts';
import { drawnTerms } from '../../../../server/domains/catalog/pictures/drawn-terms.ts';
import type { CleanPicture } from '../../../../server/domains/media/read-picture.ts';
import { createPictureRows } from '../../../../server/domains/media/store-pictures.ts';
import type { FileStore } from '../../../../server/storage/file-store.ts';
import { OFFERED_CUTS } from './offered-cuts.ts';

/** Solitaires with photos in every cut. */
const EVERY_CUT = ['RS-101', 'RS-102', 'RS-103'] as const;

/** Twelve kinds of pieces have photos. All others are drawn, and so are cuts without photos. */
const FAMILIES = [
  ...EVERY_CUT,
  'RH-201',
  'RT-301',
  'RE-401',
  'RG-501',
  'BD-101',
  'BT-201',
  'PS-101',
  'ES-101',
  'SG-101',
  'BB-401',
  'CH-101',
] as const;

const COLOURS: readonly MetalColour[] = ['YELLOW', 'WHITE', 'ROSE'];
/** Side length in pixels, for one of several cuts and for a piece with a single cut. */
const SIDES = { cut: 1000, piece: 1600 };
/** Width of a drawing in its units, at 72 per inch. */
const DRAWN_SIDE = 1200;

type Shot = {
  itemTypeId: number;
  code: string;
  metalColour: MetalColour;
  shape: string | null;
  drawing: PieceDrawing;
};

/** Creates photos of a dozen pieces by metal and, if it can be chosen, by cut. Without a store there are none. */
export async function seedPhotos(
  db: Database,
  viewers: ReadonlyMap<string, Viewer>,
  { files, now }: { files: FileStore | null; now: Date },
): Promise<void> {
  const uploadedById = viewers.get('admin@aurifex.test')?.userId;
  if (!files || uploadedById === undefined) return;
  const shots = await plannedShots(db);
  const { ids } = await takeIds(db, { ids: { table: 'File', column: 'id', count: shots.length } });
  const pictures = await Promise.all(
    shots.map(({ drawing, shape }) => photograph(drawing, shape === null ? SIDES.piece : SIDES.cut)),
  );
  await Promise.all(pictures.map(({ digest, bytes }) => files.put(digest, bytes)));
  await createPictureRows(
    db,
    pictures.map((picture, index) => ({
      id: ids[index] ?? 0,
      picture,
      customerId: null,
      uploadedById,
      createdAt: now,
      originalName: `${shots[index]?.code.toLowerCase()}-${index + 1}.webp`,
    })),
  );
  await db.itemTypePhoto.createMany({
    data: shots.map(({ itemTypeId, metalColour, shape }, index) => ({
      itemTypeId,
      fileId: ids[index] ?? 0,
      metalColour,
      shape,
      rank: index,
    })),
  });
}

async function plannedShots(db: Database): Promise<Shot[]> {
  const pieces = await db.itemType.findMany({
    where: { code: { in: [...FAMILIES] } },
    select: {
      id: true,
      code: true,
      drawing: true,
      alloys: { select: { alloy: { select: { colour: true } } } },
    },
    orderBy: { id: 'asc' },
  });
  return pieces.flatMap(({ id, code, drawing: json, alloys }) => {
    const drawing = drawingOfJson(json);
    if (!drawing) return [];
    const colours = COLOURS.filter((colour) => alloys.some(({ alloy }) => alloy.colour === colour));
    const shapes = photographedCuts(code, drawing);
    return colours.flatMap((metalColour) =>
      shapes.flatMap((shape) => {
        const configured = configuredDrawing(drawing, { metalColour, stoneShape: shape });
        // Pieces with only one metal have a second angle.
        const views: readonly (View | null)[] =
          metalColour === 'YELLOW' && shapes.length === 1 ? [null, 'TOP'] : [null];
        return views.map((view) => ({
          itemTypeId: id,
          code,
          metalColour,
          shape,
          drawing: view === null ? configured : { ...configured, view },
        }));
      }),
    );
  });
}

/** The cuts that have photos. Null if one photo is for all cuts. */
function photographedCuts(code: string, drawing: PieceDrawing): readonly (string | null)[] {
  const cuts = OFFERED_CUTS.get(code);
  if (!cuts) return [null];
  return EVERY_CUT.some((each) => each === code) ? cuts : [drawnTerms(drawing).shape];
}

/** Renders the piece like a studio photo: on grey with dark corners. */
async function photograph(drawing: PieceDrawing, side: number): Promise<CleanPicture> {
  const vignette = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">
    <radialGradient id="light"><stop offset="0.6" stop-color="#fff"/><stop offset="1" stop-color="#e6e8ea"/></radialGradient>
    <rect width="100%" height="100%" fill="url(#light)"/></svg>`;
  const bytes = await sharp(Buffer.from(drawPiece(drawing)), { density: (72 * side) / DRAWN_SIDE })
    .resize(side, side)
    .flatten({ background: '#f4f5f6' })
    .composite([{ input: Buffer.from(vignette), blend: 'multiply' }])
    .webp({ quality: 82 })
    .toBuffer();
  return {
    bytes,
    digest: createHash('sha256').update(bytes).digest('hex'),
    mimeType: 'image/webp',
    width: side,
    height: side,
  };
}
