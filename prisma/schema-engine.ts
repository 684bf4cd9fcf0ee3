import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import type { SchemaContainer, SchemaEngine } from '@prisma/schema-engine-wasm';
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg';
import pg from 'pg';
import { noDatabase } from './no-database.ts';

/** Everything is managed by our migrations: nothing is declared as somebody else's table. */
export const NO_FILTERS = { externalTables: [], externalEnums: [] };

/**
 * The engine guards its own lock with a timer of ten seconds that it never clears. It must not keep a process
 * running that has finished, so the engine gets a `setTimeout` whose timers do not count.
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

/** The part of the WebAssembly interface in use here; Node's own type definitions leave it out. */
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
    // Every JavaScript engine that Node ships has this global.
    const { WebAssembly } = globalThis as unknown as { WebAssembly: WebAssemblyInterface };
    const { instance } = await WebAssembly.instantiate(bytes, {
      './schema_engine_bg.js': { ...bindings, ...uncountedTimers() },
    });
    bindings.__wbg_set_wasm(instance.exports);
    // The module's own loader calls this export the same way; WebAssembly exports carry no types.
    (instance.exports.__wbindgen_start as () => void)();
  })();
  return loading;
}

/**
 * Lends Prisma's schema engine to `work`, over a PostgreSQL connection or over none. It is the engine of the
 * Prisma command line, compiled to WebAssembly, so that no native binary has to be downloaded.
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
