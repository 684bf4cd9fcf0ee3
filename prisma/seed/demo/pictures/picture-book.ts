import type { Database } from '../../../../server/database/client.ts';
import { takeIds } from '../../../../server/database/insert-rows.ts';
import type { CleanPicture } from '../../../../server/domains/media/read-picture.ts';
import { createPictureRows } from '../../../../server/domains/media/store-pictures.ts';
import { drawingOfJson } from '../../../../server/drawings/configured-drawing.ts';
import type { PieceDrawing } from '../../../../server/drawings/piece-drawing.ts';
import type { FileStore } from '../../../../server/storage/file-store.ts';
import { type BenchPictureKind, benchPicture } from './bench-picture.ts';

/** Different pictures of a kind at most: each takes a fifth of a second to draw. */
const MOST_PICTURES: Readonly<Record<BenchPictureKind, number>> = { CAD: 28, WAX: 4, CASTING: 2, SKETCH: 3 };
/** Part of them that jobs of the past may take; jobs of today come first. */
const SHARE_OF_THE_PAST = 0.3;
/** Uses of them at most. */
const MOST_FILES = 240;

/** What a picture is asked for. */
type PictureWish = {
  kind: BenchPictureKind;
  piece: { code: string };
  customerId: number;
  uploadedById: number;
  /** The job is over: it takes what others leave. */
  isOver: boolean;
};

/** Collects the pictures of the demo orders, under ids that are known before they are drawn. */
export type PictureBook = {
  /** Id of the file; null when the book is full. */
  ask: (wish: PictureWish) => number | null;
  /** Says when a picture was uploaded; one that never was is left out. */
  show: (id: number, at: Date) => void;
  /** Draws what is shown and adds the rows; `files` null: rows only. */
  finish: (files: FileStore | null) => Promise<void>;
};

/** An empty book. */
export async function openPictureBook(db: Database): Promise<PictureBook> {
  const { ids } = await takeIds(db, { ids: { table: 'File', column: 'id', count: MOST_FILES } });
  const keys = new Map<BenchPictureKind, Set<string>>();
  const requested: { id: number; key: string; wish: PictureWish }[] = [];
  const shownAt = new Map<number, Date>();
  return {
    ask: (wish) => {
      const { kind, piece, isOver } = wish;
      const key = `${kind}-${piece.code}`.toLowerCase();
      const known = keys.get(kind) ?? new Set();
      const most = MOST_PICTURES[kind] * (isOver ? SHARE_OF_THE_PAST : 1);
      const id = ids[requested.length];
      if (id === undefined || (!known.has(key) && known.size >= most)) return null;
      keys.set(kind, known.add(key));
      requested.push({ id, key, wish });
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
        shown.flatMap(({ id, key, createdAt, wish: { customerId, uploadedById } }) => {
          const picture = pictures.get(key);
          return picture
            ? [{ id, picture, customerId, uploadedById, createdAt, originalName: `${key}.png` }]
            : [];
        }),
      );
    },
  };
}

/** Each different picture once; two at a time, since each takes some memory. */
async function drawn(
  shown: readonly { key: string; wish: PictureWish }[],
  drawings: ReadonlyMap<string, PieceDrawing>,
): Promise<Map<string, CleanPicture>> {
  const left = [...new Map(shown.map(({ key, wish }) => [key, wish]))];
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

/** How each piece of the catalogue is drawn, by its code. */
async function drawingsByCode(db: Database): Promise<Map<string, PieceDrawing>> {
  const pieces = await db.itemType.findMany({ select: { code: true, drawing: true } });
  return new Map(
    pieces.flatMap(({ code, drawing: json }) => {
      const drawing = drawingOfJson(json);
      return drawing ? [[code, drawing] as const] : [];
    }),
  );
}
