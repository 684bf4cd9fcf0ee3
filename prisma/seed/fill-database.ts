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
      ? ['No demo data: this installation can be reached by others. Set SEED=demo to insist.']
      : []),
    ...(kind === 'demo' ? DEMO_NOTES : await administratorNotes(db, config.adminEmail)),
  ];
}

/** A process of its own gives its memory back: filling takes 250 MB that the server does not need afterwards. */
async function seedInProcess(job: { databaseUrl: string; dataDir: string; kind: SeedKind }): Promise<void> {
  const child = fork(fileURLToPath(new URL('./seed-process.ts', import.meta.url)));
  child.send(job);
  const [code] = await once(child, 'exit');
  if (code !== 0)
    throw new Error(`The ${job.kind} data could not be loaded: its process ended with ${code}.`);
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
