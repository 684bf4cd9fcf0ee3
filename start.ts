import { buildWeb, WEB_BUILD } from './scripts/build-web.ts';
import { checkEnvironment } from './server/check-environment.ts';
import { readConfig } from './server/config/config.ts';
import { locateDatabase } from './server/database/locate.ts';
import { startOrExplain } from './server/start-problem.ts';

/** Reads the settings; invalid ones end the process with readable lines, before the product is loaded. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  await checkEnvironment(config);
  // Runs in a separate process while the product is loaded and the database starts.
  const buildingWeb = process.argv.includes('--without-web') ? null : buildWeb().then(() => WEB_BUILD);
  buildingWeb?.catch(() => {});
  const loading = import('./run-product.ts');
  const located = await locateDatabase(config);
  const { runProduct } = await loading;
  await runProduct(config, located, buildingWeb);
}

await startOrExplain(main);
