import { drawingOfJson } from '../../../../drawings/configured-drawing.ts';
import type { PieceDrawing } from '../../../../drawings/piece-drawing.ts';
import type { Database } from '../../../../server/database/client.ts';
import { takeIds } from '../../../../server/database/insert-rows.ts';
import type { CleanPicture } from '../../../../server/domains/media/read-picture.ts';
import { createPictureRows } from '../../../../server/domains/media/store-pictures.ts';
import type { FileStore } from '../../../../server/storage/file-store.ts';
import { type BenchPictureKind, benchPicture } from './bench-picture.ts';

/** Maximum number of different pictures of each kind. Drawing one takes a fifth of a second. */
const MAX_PICTURES: Readonly<Record<BenchPictureKind, number>> = { CAD: 28, WAX: 4, CASTING: 2, SKETCH: 3 };
/** Share of them for completed jobs, so that enough are left for current ones. */
const SHARE_OF_THE_PAST = 0.3;
/** Maximum number of files. */
const MAX_FILES = 240;

/** A request for a picture. */
type PictureRequest = {
  kind: BenchPictureKind;
  piece: { code: string };
  customerId: number;
  uploadedById: number;
  /** The job is completed, so it only gets a share of the pictures. */
  isOver: boolean;
};

/** Collects the pictures of the demo orders. Their ids are known before they are drawn. */
export type PictureBook = {
  /** Requests a picture. Returns the id of its file, or null if there are too many. */
  request: (request: PictureRequest) => number | null;
  /** Sets the upload time of a picture. Pictures without one are left out. */
  show: (id: number, at: Date) => void;
  /** Draws the pictures that have an upload time and creates their rows. Without `files`, only the rows. */
  finish: (files: FileStore | null) => Promise<void>;
};

/** Creates an empty picture book. */
export async function openPictureBook(db: Database): Promise<PictureBook> {
  const { ids } = await takeIds(db, { ids: { table: 'File', column: 'id', count: MAX_FILES } });
  const keys = new Map<BenchPictureKind, Set<string>>();
  const requested: { id: number; key: string; request: PictureRequest }[] = [];
  const shownAt = new Map<number, Date>();
  return {
    request: (request) => {
      const { kind, piece, isOver } = request;
      const key = `${kind}-${piece.code}`.toLowerCase();
      const known = keys.get(kind) ?? new Set();
      const most = MAX_PICTURES[kind] * (isOver ? SHARE_OF_THE_PAST : 1);
      const id = ids[requested.length];
      if (id === undefined || (!known.has(key) && known.size >= most)) return null;
      keys.set(kind, known.add(key));
      requested.push({ id, key, request });
      return id;
    },
    show: (id, at) => {
      const before = shownAt.get(id);
      if (!before || at < before) shownAt.set(id, at);
    },
    finish: async (files) => {
      const shown = requested.flatMap((each) => {
        const createdAt = shownAt.get(each.id);
        return createdAt ? [{ ...each, createdAt }] : [];
      });
      const pictures = await drawn(shown, await drawingsByCode(db));
      if (files)
        await Promise.all([...pictures.values()].map(({ digest, bytes }) => files.put(digest, bytes)));
      await createPictureRows(
        db,
        shown.flatMap(({ id, key, createdAt, request: { customerId, uploadedById } }) => {
          const picture = pictures.get(key);
          return picture
            ? [{ id, picture, customerId, uploadedById, createdAt, originalName: `${key}.png` }]
            : [];
        }),
      );
    },
  };
}

/** Draws each different picture once, two at a time to limit memory. */
async function drawn(
  shown: readonly { key: string; request: PictureRequest }[],
  drawings: ReadonlyMap<string, PieceDrawing>,
): Promise<Map<string, CleanPicture>> {
  const left = [...new Map(shown.map(({ key, request }) => [key, request]))];
  const pictures = new Map<string, CleanPicture>();
  const draw = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const [key, { kind, piece }] = next;
      const drawing = drawings.get(piece.code);
      if (drawing) pictures.set(key, await benchPicture(kind, drawing));
    }
  };
  await Promise.all([draw(), draw()]);
  return pictures;
}

/** Drawings of the catalogue's pieces, by code. */
async function drawingsByCode(db: Database): Promise<Map<string, PieceDrawing>> {
  const pieces = await db.itemType.findMany({ select: { code: true, drawing: true } });
  return new Map(
    pieces.flatMap(({ code, drawing: json }) => {
      const drawing = drawingOfJson(json);
      return drawing ? [[code, drawing] as const] : [];
    }),
  );
}
