import type { Config } from '../config/config.ts';
import { diskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';

/** Where files are kept: `DATA_DIR/files`, the only store so far. */
export function createFileStore({ dataDir }: Pick<Config, 'dataDir'>): FileStore {
  return diskStore(dataDir);
}
