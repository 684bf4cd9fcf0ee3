import type { Readable } from 'node:stream';

/** Stored bytes, ready to be sent. */
export type StoredFile = { stream: Readable; size: number };

/** Stores immutable bytes by key (a digest, or a digest with the name of a rendition). */
export interface FileStore {
  /** Stores the bytes. An existing key is left unchanged, because equal keys have equal bytes. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null if there is no file with the key. */
  open(key: string): Promise<StoredFile | null>;
  read(key: string): Promise<Uint8Array | null>;
  /** Deletes the file with the key, if there is one. Use only for files without other references. */
  remove(key: string): Promise<void>;
  /** Rejects if files cannot be stored now. */
  checkWritable(): Promise<void>;
}
