/** A page that a module can start on. */
export interface ModulePage {
  moduleId: number;
  /** Permission that the page needs. */
  permission: number;
  path: string;
}

const DASHBOARD_MODULE = 10;
const PROFILE_MODULE = 24;

/**
 * Where a user lands after sign-in: the startup module if it is allowed, else the dashboard, else the
 * profile. Only pages that exist count; null when not even the profile is allowed.
 */
export function landingPage(
  startupModule: number | null,
  permissions: { has(permission: number): boolean },
  pages: readonly ModulePage[],
): string | null {
  for (const moduleId of [startupModule, DASHBOARD_MODULE, PROFILE_MODULE]) {
    const page = pages.find((each) => each.moduleId === moduleId && permissions.has(each.permission));
    if (page !== undefined) return page.path;
  }
  return null;
}
