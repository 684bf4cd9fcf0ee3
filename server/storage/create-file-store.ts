import type { Config } from '../config/config.ts';
import { diskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';

/** The file store, `DATA_DIR/files`, which is the only kind so far. */
export function createFileStore({ dataDir }: Pick<Config, 'dataDir'>): FileStore {
  return diskStore(dataDir);
}
