import { BadConfigError, type Config } from '../config.ts';
import { diskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';

/**
 * The store that STORAGE_URL names: `file:` is `DATA_DIR/files`.
 * @throws {BadConfigError} for a store that this version does not support.
 */
export function createFileStore(config: Pick<Config, 'storageUrl' | 'dataDir'>): FileStore {
  if (!config.storageUrl.startsWith('file:')) {
    throw new BadConfigError('STORAGE_URL must be file: (files are kept in DATA_DIR)');
  }
  return diskStore(config.dataDir);
}
