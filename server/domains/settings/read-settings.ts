import { cachedRows } from '../../database/changes/cached-rows.ts';
import type { Prisma } from '../../database/generated/client.ts';
import type { Context } from '../../schema/context.ts';
import { type Settings, settingsOfRows } from './settings.ts';

/** All settings with their defaults, in one statement. */
export async function readSettings(db: Prisma.TransactionClient): Promise<Settings> {
  return settingsOfRows(await db.setting.findMany({ select: { code: true, value: true } }));
}

const ofRequest = new WeakMap<Context, Promise<Settings>>();

/** Caches settings that a request has already read. */
export function rememberSettings(context: Context, settings: Settings): void {
  ofRequest.set(context, Promise.resolve(settings));
}

/** The settings of a request, read at most once. */
export function requestSettings(context: Context): Promise<Settings> {
  const known = ofRequest.get(context) ?? cachedRows(context, ['settings'], () => readSettings(context.db));
  ofRequest.set(context, known);
  return known;
}
