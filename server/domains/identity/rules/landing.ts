/** A possible start page. */
interface ModulePage {
  /** Code of the module, e.g. `CP_INVOICES`. */
  code: string;
  /** Required permission of the page. */
  permission: number;
  path: string;
}

/** The user who signs in. */
interface SignedInUser {
  isStaff: boolean;
  permissions: { has(permission: number): boolean };
}

/** Permissions that identify kinds of work (product rules, default roles). */
const [CATALOG_VIEW, JOBS_VIEW, JOBS_STAGE, MEDIA_VIEW] = [1301, 1701, 1703, 2501];

const DASHBOARD = 'CP_DASHBOARD';
const PROFILE = 'CP_PROFILE';

/**
 * The page after sign-in: the startup module if it is allowed, otherwise a page of the user's work, otherwise any
 * allowed page by rank, the profile last. Only existing pages count; null if not even the profile is allowed.
 */
export function landingPage(
  startupModule: string | null,
  lander: SignedInUser,
  pages: readonly ModulePage[],
): string | null {
  const allowed = pages.filter(({ permission }) => lander.permissions.has(permission));
  const others = allowed.map(({ code }) => code).filter((code) => code !== PROFILE);
  for (const code of [startupModule, ...workOf(lander), ...others, PROFILE]) {
    const page = allowed.find((each) => each.code === code);
    if (page === undefined) continue;
    return code === 'CP_JOB_ORDERS' && startupModule !== code
      ? page.path + waitingJobsQuery(lander)
      : page.path;
  }
  return null;
}

/** Modules of a user's work, most important first. */
function workOf({ isStaff, permissions }: SignedInUser): readonly string[] {
  const can = (permission: number) => permissions.has(permission);
  // The workshop has no catalogue.
  if (isStaff && can(JOBS_STAGE) && !can(CATALOG_VIEW)) return ['CP_WORKSHOP', 'CP_JOB_ORDERS'];
  if (isStaff && can(MEDIA_VIEW) && !can(JOBS_VIEW)) return ['CP_MEDIA', 'CP_CMS', 'CP_PRODUCT_CATEGORIES'];
  // A customer's accountant does not order.
  if (!isStaff && !can(JOBS_VIEW)) return ['CP_INVOICES', 'CP_PAYMENTS', DASHBOARD];
  return [DASHBOARD, 'CP_JOB_ORDERS', 'CP_INVOICES'];
}

/** Query string of the list of jobs: whom they wait for; the workshop sorts by promised day. */
function waitingJobsQuery({ isStaff, permissions }: SignedInUser): string {
  if (!isStaff) return '?waiting=customer';
  return permissions.has(CATALOG_VIEW) ? '?waiting=us' : '?waiting=us&sort=promised';
}
