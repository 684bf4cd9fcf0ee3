import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ProductProcess, startProductProcess } from '../../scripts/measure/product-process.ts';
import { persistedDocuments } from '../endpoint.ts';

/** What a product of the benchmark differs in. */
export interface ProductOptions {
  /** Where it keeps its files; a folder of its own. */
  readonly dataDir: string;
  /** Its database; empty: the embedded one in `dataDir`. */
  readonly databaseUrl: string;
  readonly hasWeb: boolean;
  readonly hasFastPaths?: boolean;
}

/** Tokens of one product are good for the other: they are one installation. */
const SECRET = randomBytes(32).toString('hex');

/** The product as `npm start` runs it in production, knowing the operations of the benchmark as persisted ones. */
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
