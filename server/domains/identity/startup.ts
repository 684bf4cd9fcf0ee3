import { cachedRows } from '../../database/changes/cached-rows.ts';
import type { Module } from '../../database/generated/client.ts';
import type { Context } from '../../schema/context.ts';
import { landingPage } from './rules/landing.ts';

/** Start page of users who may open nothing else. */
const PROFILE_PATH = '/backoffice/my-profile';

const ofRequest = new WeakMap<Context, Promise<Module[]>>();

/** The enabled modules in order; read once per request. */
export function enabledModules(context: Context): Promise<Module[]> {
  const known = ofRequest.get(context);
  if (known) return known;
  const modules = cachedRows(context, ['enabledModules'], () =>
    context.db.module.findMany({ where: { enabled: true }, orderBy: [{ rank: 'asc' }, { id: 'asc' }] }),
  );
  ofRequest.set(context, modules);
  return modules;
}

/** The page after sign-in: the startup module if it is allowed, otherwise the first landing page. */
export async function startupPath(context: Context, startupModuleId: number | null): Promise<string> {
  const modules = await enabledModules(context);
  const startup = modules.find(({ id }) => id === startupModuleId);
  const pages = modules.map(({ code, permissionNumber, path }) => ({
    code,
    permission: permissionNumber,
    path,
  }));
  const { viewer } = context;
  const user = { isStaff: viewer.isStaff, permissions: { has: (number: number) => viewer.can(number) } };
  return landingPage(startup?.code ?? null, user, pages) ?? PROFILE_PATH;
}
