/** A page that one can start on. */
interface ModulePage {
  /** Code of the module, e.g. `CP_INVOICES`. */
  code: string;
  /** Permission that the page needs. */
  permission: number;
  path: string;
}

/** Who lands. */
interface Lander {
  isStaff: boolean;
  permissions: { has(permission: number): boolean };
}

/** Permissions that tell kinds of work apart (product rules, default roles). */
const [CATALOG_VIEW, JOBS_VIEW, JOBS_STAGE, MEDIA_VIEW] = [1301, 1701, 1703, 2501];

const DASHBOARD = 'CP_DASHBOARD';
const PROFILE = 'CP_PROFILE';

/**
 * Where a user lands after sign-in: the startup module if it is allowed, else where their work is, else any page they may open, in
 * order of rank, the profile last. Only pages that exist count; null when not even the profile is allowed.
 */
export function landingPage(
  startupModule: string | null,
  lander: Lander,
  pages: readonly ModulePage[],
): string | null {
  const allowed = pages.filter(({ permission }) => lander.permissions.has(permission));
  const others = allowed.map(({ code }) => code).filter((code) => code !== PROFILE);
  for (const code of [startupModule, ...workOf(lander), ...others, PROFILE]) {
    const page = allowed.find((each) => each.code === code);
    if (page === undefined) continue;
    return code === 'CP_JOB_ORDERS' && startupModule !== code ? page.path + whatWaits(lander) : page.path;
  }
  return null;
}

/** Modules in which somebody works, the first one first. */
function workOf({ isStaff, permissions }: Lander): readonly string[] {
  const can = (permission: number) => permissions.has(permission);
  // The workshop sees no catalogue.
  if (isStaff && can(JOBS_STAGE) && !can(CATALOG_VIEW)) return ['CP_WORKSHOP', 'CP_JOB_ORDERS'];
  if (isStaff && can(MEDIA_VIEW) && !can(JOBS_VIEW)) return ['CP_MEDIA', 'CP_CMS', 'CP_PRODUCT_CATEGORIES'];
  // A customer's bookkeeper orders nothing.
  if (!isStaff && !can(JOBS_VIEW)) return ['CP_INVOICES', 'CP_PAYMENTS', DASHBOARD];
  return [DASHBOARD, 'CP_JOB_ORDERS', 'CP_INVOICES'];
}

/** Query string of the list of jobs: whose turn it is; what is promised first comes first for the workshop. */
function whatWaits({ isStaff, permissions }: Lander): string {
  if (!isStaff) return '?waiting=customer';
  return permissions.has(CATALOG_VIEW) ? '?waiting=us' : '?waiting=us&sort=promised';
}
