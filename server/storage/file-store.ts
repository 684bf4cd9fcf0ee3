import type { Readable } from 'node:stream';

/** Stored bytes, ready to be sent. */
export type StoredFile = { stream: Readable; size: number };

/** Keeps immutable bytes under a key (a digest, or a digest with the name of a rendition). */
export interface FileStore {
  /** Stores the bytes; a key that exists is left alone, since equal keys hold equal bytes. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null when nothing is stored under the key. */
  open(key: string): Promise<StoredFile | null>;
  read(key: string): Promise<Uint8Array | null>;
  /** Forgets what is stored under the key; nothing may be. Only for bytes that nothing else has the key of. */
  remove(key: string): Promise<void>;
  /** Rejects when nothing could be stored now. */
  checkWritable(): Promise<void>;
}
