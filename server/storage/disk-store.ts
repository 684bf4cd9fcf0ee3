import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from './file-store.ts';

/** Block size of most file systems. */
const PROBE_BYTES = 4_096;

const KEY = /^[0-9a-f]{64}(-[a-z0-9]{1,16})?$/;

/** Files below `DATA_DIR/files`, spread over 256 folders, written under a draft name and renamed. */
export function diskStore(dataDir: string): FileStore {
  const root = join(dataDir, 'files');

  function pathOf(key: string): string {
    if (!KEY.test(key)) throw new Error('A file key is a SHA-256 digest, optionally with a rendition name.');
    return join(root, key.slice(0, 2), key);
  }

  async function writeThenRename(path: string, bytes: Uint8Array): Promise<void> {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const draft = `${path}.${randomBytes(6).toString('hex')}.draft`;
    try {
      await writeFile(draft, bytes, { mode: 0o600 });
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  return {
    put: async (key, bytes) => {
      const path = pathOf(key);
      if (!(await sizeOf(path))) await writeThenRename(path, bytes);
    },
    open: async (key) => {
      const path = pathOf(key);
      const size = await sizeOf(path);
      return size === null ? null : { stream: createReadStream(path), size };
    },
    read: async (key) => {
      const path = pathOf(key);
      return (await sizeOf(path)) === null ? null : readFile(path);
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    checkWritable: async () => {
      await mkdir(root, { recursive: true, mode: 0o700 });
      await writeProbe(join(root, `.probe-${randomBytes(6).toString('hex')}`));
    },
  };
}

/** Writes data to the disk, because an empty file fits even on a full one. */
async function writeProbe(path: string): Promise<void> {
  try {
    await writeFile(path, randomBytes(PROBE_BYTES), { mode: 0o600, flag: 'wx', flush: true });
  } finally {
    await rm(path, { force: true });
  }
}

async function sizeOf(path: string): Promise<number | null> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT')
      return null;
    throw error;
  }
}
