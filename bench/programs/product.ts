import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ProductProcess, startProductProcess } from '../../scripts/measure/product-process.ts';
import { persistedDocuments } from '../endpoint.ts';

/** Settings of one product of the benchmark. */
export interface ProductOptions {
  /** A separate folder for its files. */
  readonly dataDir: string;
  /** Its database. If empty, the embedded one in `dataDir`. */
  readonly databaseUrl: string;
  readonly hasWeb: boolean;
  readonly hasFastPaths?: boolean;
}

/** Shared, because the products are one installation and accept each other's tokens. */
const SECRET = randomBytes(32).toString('hex');

/** The product as `npm start` runs it in production, with the operations of the benchmark as persisted ones. */
export async function startProduct(options: ProductOptions): Promise<ProductProcess> {
  const { dataDir, databaseUrl, hasWeb, hasFastPaths = true } = options;
  await mkdir(dataDir, { recursive: true });
  const operations = join(dataDir, 'bench-operations.json');
  await writeFile(operations, JSON.stringify(persistedDocuments()));
  return startProductProcess(dataDir, {
    logFile: join(dataDir, 'product.log'),
    args: hasWeb ? [] : ['--without-web'],
    env: {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://portal.example.com',
      DATABASE_URL: databaseUrl,
      SEED: 'none',
      JWT_SECRET: SECRET,
      PERSISTED_OPERATIONS: operations,
      FAST_PATH: hasFastPaths ? '1' : '0',
    },
  });
}
