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

/** Numbers of which one is needed to write notes: ordering for customers, the workshop's for staff. */
const WRITES_NOTES = [1702, 1703];

/** Notes are for whoever may write them; told before the pictures of one are stored. */
export function requireNoteWriter({ permissions }: Caller): void {
  if (!WRITES_NOTES.some((number) => permissions.includes(number))) throw forbidden('CP_JOB_ORDERS:ADDP');
}

/** Internal notes are read by staff alone. */
export function requireStaff(
  viewer: { isStaff: boolean; mustChangePassword: boolean } | null | undefined,
): void {
  if (!signedIn(viewer).isStaff) throw forbidden('CP_JOB_ORDERS:STAGE');
}
