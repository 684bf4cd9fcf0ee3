import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import type { SchemaContainer, SchemaEngine } from '@prisma/schema-engine-wasm';
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg';
import pg from 'pg';
import { noDatabase } from './no-database.ts';

/** No table is declared as managed outside of our migrations. */
export const NO_FILTERS = { externalTables: [], externalEnums: [] };

/**
 * The engine guards its lock with a timer of ten seconds that it never clears. So that this does not keep a finished
 * process running, the engine gets a `setTimeout` with unreferenced timers.
 */
function uncountedTimers(): Record<string, (callback: () => void, milliseconds: number) => NodeJS.Timeout> {
  const names = Object.keys(bindings).filter((name) => name.startsWith('__wbg_setTimeout_'));
  return Object.fromEntries(
    names.map((name) => [
      name,
      (callback: () => void, milliseconds: number) => setTimeout(callback, milliseconds).unref(),
    ]),
  );
}

let loading: Promise<void> | undefined;

/** The used part of the WebAssembly interface, which Node's type definitions omit. */
interface WebAssemblyInterface {
  instantiate(
    bytes: Uint8Array,
    imports: object,
  ): Promise<{ instance: { exports: Record<string, unknown> } }>;
}

/** Compiles the engine's WebAssembly once per process (about 0.1 s). */
function loadWebAssembly(): Promise<void> {
  loading ??= (async () => {
    const folder = dirname(
      createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg'),
    );
    const bytes = await readFile(join(folder, 'schema_engine_bg.wasm'));
    // Node always has this global.
    const { WebAssembly } = globalThis as unknown as { WebAssembly: WebAssemblyInterface };
    const { instance } = await WebAssembly.instantiate(bytes, {
      './schema_engine_bg.js': { ...bindings, ...uncountedTimers() },
    });
    bindings.__wbg_set_wasm(instance.exports);
    // The module's own loader calls this export in the same way. WebAssembly exports have no types.
    (instance.exports.__wbindgen_start as () => void)();
  })();
  return loading;
}

/**
 * Runs `work` with Prisma's schema engine, with or without a PostgreSQL connection. It is the engine of Prisma's
 * command line compiled to WebAssembly, so no native binary must be downloaded.
 */
export async function withSchemaEngine<Answer>(
  databaseUrl: string | null,
  datamodels: SchemaContainer[],
  work: (engine: SchemaEngine) => Promise<Answer>,
): Promise<Answer> {
  await loadWebAssembly();
  const pool = databaseUrl ? new pg.Pool({ connectionString: databaseUrl, max: 2 }) : null;
  const factory = pool ? bindMigrationAwareSqlAdapterFactory(new PrismaPg(pool)) : noDatabase();
  try {
    const engine = await bindings.SchemaEngine.new(
      { datamodels: datamodels.map(({ path, content }) => [path, content]) },
      () => {},
      factory,
    );
    try {
      return await work(engine);
    } finally {
      engine.free();
    }
  } finally {
    await pool?.end();
  }
}
