/** A page that a module can start on. */
export interface ModulePage {
  moduleId: number;
  /** Permission that the page needs. */
  permission: number;
  path: string;
}

/** Who lands. */
export interface Lander {
  isStaff: boolean;
  permissions: { has(permission: number): boolean };
}

const DASHBOARD_MODULE = 10;
const JOB_ORDERS_MODULE = 17;
const PROFILE_MODULE = 24;

/** Permission to see the catalogue and its prices: the workshop has none. */
const CATALOG_VIEW = 1301;

/**
 * Where a user lands after sign-in: the startup module if it is allowed, else the dashboard, else the job orders that
 * wait for the user's side, else the profile. Only pages that exist count; null when not even the profile is allowed.
 */
export function landingPage(
  startupModule: number | null,
  lander: Lander,
  pages: readonly ModulePage[],
): string | null {
  for (const moduleId of [startupModule, DASHBOARD_MODULE, JOB_ORDERS_MODULE, PROFILE_MODULE]) {
    const page = pages.find((each) => each.moduleId === moduleId && lander.permissions.has(each.permission));
    if (page === undefined) continue;
    return moduleId === JOB_ORDERS_MODULE && startupModule !== moduleId
      ? page.path + whatWaits(lander)
      : page.path;
  }
  return null;
}

/** Query string of the list of jobs: whose turn it is; what is promised first comes first for the workshop. */
function whatWaits({ isStaff, permissions }: Lander): string {
  if (!isStaff) return '?waiting=customer';
  return permissions.has(CATALOG_VIEW) ? '?waiting=us' : '?waiting=us&sort=promised';
}
