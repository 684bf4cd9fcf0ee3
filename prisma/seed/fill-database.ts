import type { Config } from '../../server/config/config.ts';
import type { Database } from '../../server/database/client.ts';
import { seedOnce } from '../../server/database/seed-once.ts';
import { createFirstAdministrator } from '../../server/domains/identity/first-administrator.ts';
import { createFileStore } from '../../server/storage/create-file-store.ts';
import { refreshDemoMarket } from './demo/market/refresh-demo-market.ts';

const LOOPBACK = /^(localhost|127(\.\d+){3}|::1|\[::1\])$/;

/** The demo accounts that are worth knowing first; all of them have the demo password. */
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
 * Fills an empty database as the settings say, once, and answers the lines that the terminal shall show. Demo accounts
 * have a known password: they never come by default where others can reach them. A demo that was stopped for long gets
 * market prices up to now.
 */
export async function fillDatabase(db: Database, config: SeedConfig, isExplicit: boolean): Promise<string[]> {
  if (config.seed === 'none') return [];
  const isRefused = config.seed === 'demo' && !isExplicit && !isPrivate(config);
  const kind = isRefused ? 'reference' : config.seed;
  await seedOnce(db, kind, async () => {
    const { seed } = await import('./index.ts');
    await seed(db, kind, createFileStore(config));
  });
  await refreshDemoMarket(db, new Date());
  return [
    ...(isRefused
      ? ['No demo data: this installation can be reached by others. Set SEED=demo to insist.']
      : []),
    ...(kind === 'demo' ? DEMO_NOTES : await administratorNotes(db, config.adminEmail)),
  ];
}

/** Reachable from this machine only, on a database of this machine. */
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
