import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PICTURE_SIDE } from '../../drawings/canvas/canvas.ts';
import type { PieceDrawing } from '../../drawings/piece-drawing.ts';
import { renderPicture } from '../pictures/make-picture.ts';

/** Incremented with changes of the drawing code that invalidate stored renditions. */
const DRAWING_REVISION = 3;

/** A rendition and the tag that changes with its content. */
type Rendition = { body: Buffer; etag: string };

/** Renders pictures of drawings and stores them by content in `<dataDir>/renditions`. */
interface RenditionCache {
  /** Tag of a rendition, without rendering it. */
  etagOf: (drawing: PieceDrawing, width: number) => string;
  /** The picture as WebP, `width` pixels square. Concurrent calls for the same picture share the work. */
  render: (drawing: PieceDrawing, width: number) => Promise<Rendition>;
}

/** Opens the cache. The folder is created with the first picture. Several processes may share it. */
export function openRenditions(dataDir: string): RenditionCache {
  const inWork = new Map<string, Promise<Buffer>>();
  const etagOf = (drawing: PieceDrawing, width: number) => `${digestOf(drawing)}-${width}`;

  async function make(drawing: PieceDrawing, width: number, file: string): Promise<Buffer> {
    const cached = await readFile(file).catch(() => null);
    if (cached) return cached;
    const body = await rasterise(drawing, width);
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
  const { bytes } = await renderPicture({
    kind: 'draw',
    module: join(import.meta.dirname, '..', '..', 'drawings', 'draw-in-process.ts'),
    what: drawing,
    width,
    side: PICTURE_SIDE,
  });
  return Buffer.from(bytes);
}

/** Writes to a temporary file and renames it, so that readers never see an incomplete file. */
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
