import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Config } from '../../server/config/config.ts';
import type { Database } from '../../server/database/client.ts';
import { seedOnce } from '../../server/database/seed-once.ts';
import { createFirstAdministrator } from '../../server/domains/identity/first-administrator.ts';
import { refreshDemoMarket } from './demo/market/refresh-demo-market.ts';
import type { SeedKind } from './index.ts';

const LOOPBACK = /^(localhost|127(\.\d+){3}|::1|\[::1\])$/;

/** The most important demo accounts. All have the demo password. */
const DEMO_NOTES = [
  'Demo accounts (password of all: Aurifex-demo-1)',
  '  buyer@luna.test        buys for Luna Fine Jewelers',
  '  approver@luna.test     approves for Luna',
  '  owner@luna.test        switches between two customers',
  '  acheteuse@bellerose.test   en français',
  '  sales@aurifex.test, production@aurifex.test, admin@aurifex.test   staff',
];

type SeedConfig = Pick<Config, 'seed' | 'host' | 'databaseUrl' | 'adminEmail' | 'dataDir'>;

/**
 * Fills an empty database once, as the settings require, and returns the lines to print. Demo accounts have a known
 * password, so by default they are not created where others have access. A demo that was stopped for a long time gets
 * current market prices.
 */
export async function fillDatabase(
  { db, databaseUrl }: { db: Database; databaseUrl: string },
  config: SeedConfig,
  isExplicit: boolean,
): Promise<string[]> {
  if (config.seed === 'none') return [];
  const isRefused = config.seed === 'demo' && !isExplicit && !isPrivate(config);
  const kind = isRefused ? 'reference' : config.seed;
  await seedOnce(db, kind, () => seedInProcess({ databaseUrl, dataDir: config.dataDir, kind }));
  await refreshDemoMarket(db, new Date());
  return [
    ...(isRefused
      ? ['No demo data: others can access this installation. Set SEED=demo to load it anyway.']
      : []),
    ...(kind === 'demo' ? DEMO_NOTES : await administratorNotes(db, config.adminEmail)),
  ];
}

/** A separate process, because seeding needs 250 MB of memory that the server would keep. */
async function seedInProcess(job: { databaseUrl: string; dataDir: string; kind: SeedKind }): Promise<void> {
  const child = fork(fileURLToPath(new URL('./seed-process.ts', import.meta.url)));
  child.send(job);
  const [code] = await once(child, 'exit');
  if (code !== 0)
    throw new Error(`The ${job.kind} data could not be loaded: its process ended with ${code}.`);
}

/** Accessible from this machine only, with a local database. */
export function isPrivate({ host, databaseUrl }: Pick<Config, 'host' | 'databaseUrl'>): boolean {
  return LOOPBACK.test(host) && (databaseUrl === null || LOOPBACK.test(new URL(databaseUrl).hostname));
}

async function administratorNotes(db: Database, adminEmail: string | null): Promise<string[]> {
  if (adminEmail === null) return [];
  const administrator = await createFirstAdministrator(db, adminEmail, new Date());
  if (!administrator) return [];
  const { userName, password } = administrator;
  return [`First administrator: sign in as ${userName} with ${password} (once, within 24 hours).`];
}
