import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { drawPiece } from './draw-piece.ts';
import type { PieceDrawing } from './piece-drawing.ts';

/** Counts changes of the drawing code that old renditions should not survive. */
const DRAWING_REVISION = 1;

/** Pictures rasterised at a time: each takes a core for a moment. */
const CONCURRENCY = 2;

const WEBP_QUALITY = 84;
/** Pixels of a drawing at the resolution that SVG starts from. */
const DRAWN_WIDTH = 1200;
const DRAWN_DENSITY = 72;

/** A rendition and the tag that changes with its content. */
export type Rendition = { body: Buffer; etag: string };

/** Makes pictures of drawings and keeps them, by what they show, under `<dataDir>/renditions`. */
export interface RenditionCache {
  /** Name of the rendition without making it. */
  etagOf: (drawing: PieceDrawing, width: number) => string;
  /** The picture as WebP, `width` pixels square. Callers of the same picture share the work. */
  render: (drawing: PieceDrawing, width: number) => Promise<Rendition>;
}

/** Opens the cache; the folder is made with the first picture. Several processes may share it. */
export function openRenditions(dataDir: string): RenditionCache {
  const inWork = new Map<string, Promise<Buffer>>();
  const turn = createTurns(CONCURRENCY);
  const etagOf = (drawing: PieceDrawing, width: number) => `${digestOf(drawing)}-${width}`;

  async function make(drawing: PieceDrawing, width: number, file: string): Promise<Buffer> {
    const cached = await readFile(file).catch(() => null);
    if (cached) return cached;
    const body = await turn(() => rasterise(drawing, width));
    await writeWhole(file, body);
    return body;
  }

  return {
    etagOf,
    render: async (drawing, width) => {
      const etag = etagOf(drawing, width);
      const file = join(dataDir, 'renditions', etag.slice(0, 2), `${etag}.webp`);
      const body = inWork.get(etag) ?? make(drawing, width, file).finally(() => inWork.delete(etag));
      inWork.set(etag, body);
      return { body: await body, etag };
    },
  };
}

function digestOf(drawing: PieceDrawing): string {
  return createHash('sha256')
    .update(JSON.stringify([DRAWING_REVISION, drawing]))
    .digest('hex')
    .slice(0, 32);
}

async function rasterise(drawing: PieceDrawing, width: number): Promise<Buffer> {
  // Its native library weighs 20 MB: loaded with the first picture that has to be made.
  const { default: sharp } = await import('sharp');
  const density = (DRAWN_DENSITY * width) / DRAWN_WIDTH;
  return sharp(Buffer.from(drawPiece(drawing)), { density })
    .resize(width, width)
    .webp({ quality: WEBP_QUALITY })
    .toBuffer();
}

/** A reader sees the whole file or none: written aside, then renamed. */
async function writeWhole(file: string, body: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    await writeFile(draft, body);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Runs at most `limit` pieces of work at a time, in the order they came. */
function createTurns(limit: number): <Answer>(work: () => Promise<Answer>) => Promise<Answer> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < limit) running += 1;
    else await new Promise<void>((go) => waiting.push(go));
    try {
      return await work();
    } finally {
      // The place goes to who waits longest, or is free.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
