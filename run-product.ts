import { join } from 'node:path';
import { openProduct } from './open-product.ts';
import { fillDatabase } from './prisma/seed/fill-database.ts';
import { startPaymentsSandbox } from './scripts/start-payments-sandbox.ts';
import type { Config } from './server/config/config.ts';
import { sandboxGateways } from './server/config/gateway-settings.ts';
import type { LocatedDatabase } from './server/database/locate.ts';
import { runServer } from './server/run-server.ts';

/**
 * Runs the product on a database until a signal ends it; an empty database is seeded. `buildingWeb` resolves with the
 * folder of the web build; null for the APIs only.
 */
export async function runProduct(
  settings: Config,
  located: LocatedDatabase,
  buildingWeb: Promise<string> | null,
): Promise<void> {
  const config = await withPayments(settings);
  let notes: readonly string[] = [];
  const url = await runServer(config, located, async (parts) => {
    notes = await fillDatabase(parts, config, process.env.SEED !== undefined);
    return openProduct({ ...parts, webFolder: await buildingWeb });
  });
  process.stdout.write(greeting(config, url, notes));
}

/** Demo data includes a payments sandbox, which ends with the product, unless keys of a provider are configured. */
async function withPayments(config: Config): Promise<Config> {
  const { square, nmi, payPal } = config.gateways;
  if (config.environment !== 'development' || config.seed !== 'demo' || square || nmi || payPal)
    return config;
  const { url } = await startPaymentsSandbox({
    stateFile: join(config.dataDir, 'payments-sandbox', 'state.json'),
    productUrl: config.publicUrl,
  });
  return { ...config, gateways: sandboxGateways(url, config.gateways) };
}

/** The text in the terminal after the start. */
function greeting(config: Config, url: string, notes: readonly string[]): string {
  return [
    '',
    `  Aurifex is ready on ${url}`,
    '',
    `  Web app    ${url}/`,
    `  Shop       ${url}/shop`,
    `  GraphQL    ${url}/graphql`,
    `  REST       ${url}${config.apiBase}/`,
    ...(config.gateways.sandboxUrl
      ? [`  Payments   ${config.gateways.sandboxUrl}/ (sandbox: test cards)`]
      : []),
    ...(notes.length > 0 ? ['', ...notes.map((note) => `  ${note}`)] : []),
    '',
    '',
  ].join('\n');
}
