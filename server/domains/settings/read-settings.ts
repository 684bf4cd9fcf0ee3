import { createChangeCache } from '../../database/changes/change-cache.ts';
import type { Prisma } from '../../database/generated/client.ts';
import type { Context } from '../../schema/context.ts';
import { type Settings, settingsOfRows } from './settings.ts';

/** All settings with their defaults, in one statement. */
export async function readSettings(db: Prisma.TransactionClient): Promise<Settings> {
  return settingsOfRows(await db.setting.findMany({ select: { code: true, value: true } }));
}

const ofRequest = new WeakMap<Context, Promise<Settings>>();

/** Keeps settings that a request has read along with something else. */
export function rememberSettings(context: Context, settings: Settings): void {
  ofRequest.set(context, Promise.resolve(settings));
}

/** The settings of a request, read at most once. */
export function requestSettings(context: Context): Promise<Settings> {
  const known = ofRequest.get(context) ?? keptSettings(context);
  ofRequest.set(context, known);
  return known;
}

/** Settings are read again after so long, whatever was heard. */
const KEPT_MS = 60_000;

const kept = createChangeCache<Settings>('reference', { most: 1 });

async function keptSettings({ db, now, services }: Context): Promise<Settings> {
  const until = new Date(now.getTime() + KEPT_MS);
  const found = await kept.get(services.changes, 'all', now, async () => ({
    value: await readSettings(db),
    until,
  }));
  return found ?? readSettings(db);
}
