import { forbidden, invalidField, notFound, refused } from './failure.ts';
import type { RestCallerQuery } from './gql/graphql.ts';
import { RestCaller } from './operations/auth.ts';
import { signedIn } from './result.ts';
import type { RestRequest } from './route.ts';

/** The caller as far as claims in a body are concerned. */
export type Caller = NonNullable<RestCallerQuery['viewer']>;

/** Who calls. */
export async function callerOf({ run }: RestRequest): Promise<Caller> {
  return signedIn((await run(RestCaller, {})).viewer);
}

/**
 * A customer that a body names must be the active one (product rules 11). Staff without one are told to
 * switch; for anybody else another customer is as good as missing.
 */
export async function requireActiveCustomer(
  request: RestRequest,
  customerId: number | undefined,
): Promise<void> {
  if (customerId === undefined) return;
  const { isStaff, customer } = await callerOf(request);
  if (customer?.databaseId === customerId) return;
  throw isStaff ? refused('CUSTOMER_REQUIRED') : notFound();
}

/** An author that a body names must be the caller. */
export function requireOwnAuthor({ user }: Caller, userId: number | undefined): void {
  if (userId !== undefined && userId !== user.databaseId) throw invalidField('UserId', 'NOT_THE_AUTHOR');
}

/** Internal notes are read by staff alone. */
export function requireStaff(viewer: { isStaff: boolean } | null | undefined): void {
  if (!signedIn(viewer).isStaff) throw forbidden('CP_JOB_ORDERS:STAGE');
}
