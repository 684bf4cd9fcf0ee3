import { buffer } from 'node:stream/consumers';
import type { Viewer } from '../../auth/viewer.ts';
import type { Database } from '../../database/client.ts';
import { visibleFiles } from '../../domains/media/access.ts';
import { openRendition } from '../../domains/media/rendition.ts';
import { renderPicture } from '../../pictures/make-picture.ts';
import { parsePictureAddress, pictureSource } from '../../piece-pictures/picture-drawing.ts';
import { openRenditions } from '../../piece-pictures/rendition-cache.ts';
import type { Services } from '../../services/services.ts';
import type { DocumentFile } from '../rendering/rendering-job.ts';

/** Longest side in pixels: 300 dpi for the largest picture of the layout, 44 mm. */
const SIDE = 520;
/** Number of pictures read at a time. */
const AT_ONCE = 4;

type Parts = { db: Database; services: Services; viewer: Viewer };

/** Reads pictures by address with the viewer's permissions, converted for print. Unreadable ones are left out. */
export async function readPictures(
  wanted: ReadonlyMap<string, string>,
  parts: Parts,
): Promise<DocumentFile[]> {
  const waiting = [...wanted];
  const files: DocumentFile[] = [];
  async function read(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [address, name] = next;
      const bytes = await readPicture(address, parts).catch((error: unknown) => {
        parts.services.logger.warn({ err: error, address }, 'A picture of a document could not be read');
        return null;
      });
      if (bytes) files.push({ name, bytes });
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, read));
  return files;
}

async function readPicture(address: string, parts: Parts): Promise<Uint8Array | null> {
  const path = address.replace(/\?.*$/, '');
  const bytes = path.startsWith('/pictures/')
    ? await pieceOrCategory(path, address.split('?')[1], parts)
    : await uploaded(path, parts);
  if (!bytes) return null;
  return (await renderPicture({ kind: 'print', bytes, side: SIDE })).bytes;
}

async function pieceOrCategory(
  path: string,
  query: string | undefined,
  { db, services }: Parts,
): Promise<Uint8Array | null> {
  const address = parsePictureAddress(path, query);
  const source = address && (await pictureSource(db, address));
  if (!address || !source) return null;
  if ('drawing' in source)
    return (await openRenditions(services.config.dataDir).render(source.drawing, address.width)).body;
  const stored = await openRendition(services.files, source.photo, address.width);
  return stored && buffer(stored.stream);
}

async function uploaded(path: string, { db, services, viewer }: Parts): Promise<Uint8Array | null> {
  const id = /^\/files\/([1-9]\d{0,9})$/.exec(path)?.[1];
  const file =
    id === undefined
      ? null
      : await db.file.findFirst({ where: { id: Number(id), AND: visibleFiles(viewer) } });
  const stored = file && (await openRendition(services.files, file, 640));
  return stored ? buffer(stored.stream) : null;
}
