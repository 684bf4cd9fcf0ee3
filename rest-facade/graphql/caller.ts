import { forbidden, invalidField, notFound, refused } from '../errors/failure.ts';
import type { RestCallerQuery } from '../gql/graphql.ts';
import { isMissing, optional, recordId } from '../input/fields.ts';
import { RestCaller } from '../operations/auth.ts';
import type { Run } from '../route/route.ts';
import { signedIn } from './result.ts';

/** Key of the permission to place custom orders. */
const CUSTOM_ORDERS_CREATE = 'CP_CUSTOM_ORDERS:CREATE';

/** A customer that a body names: the active one, or the call is refused. */
export const activeCustomer = optional(recordId).describe('Must be the active customer.');

/** The caller as far as claims in a body are concerned. */
export type Caller = NonNullable<RestCallerQuery['viewer']>;

/** Who calls. */
export async function callerOf(run: Run): Promise<Caller> {
  return signedIn((await run(RestCaller, {})).viewer);
}

/**
 * A customer that a body names must be the active one (product rules 11). Staff without one are asked to
 * switch; for anybody else another customer answers like a missing one.
 */
export async function requireActiveCustomer(run: Run, customerId: number | null | undefined): Promise<void> {
  if (isMissing(customerId)) return;
  const { isStaff, customer } = await callerOf(run);
  if (customer?.databaseId === customerId) return;
  throw isStaff ? refused('CUSTOMER_REQUIRED') : notFound();
}

/** An author that a body names must be the caller. */
export function requireOwnAuthor({ user }: Caller, userId: number | null | undefined): void {
  if (!isMissing(userId) && userId !== user.databaseId) throw invalidField('UserId', 'NOT_THE_AUTHOR');
}

/** Refuses callers who may not write notes, before the pictures of one are stored. */
export function requireNoteWriter({ writesNotes }: Pick<Caller, 'writesNotes'>): void {
  if (!writesNotes) throw forbidden('CP_JOB_ORDERS:ADDP');
}

/** Refuses callers who may not place custom orders, before the pictures of one are read. */
export function requireCustomOrderer({ scope }: Pick<Caller, 'scope'>): void {
  if (!scope.includes(CUSTOM_ORDERS_CREATE)) throw forbidden(CUSTOM_ORDERS_CREATE);
}

/** Refuses callers who may not add or change categories (`action`), before the pictures of one are read. */
export function requireCategoryKeeper(action: 'ADDP' | 'EDITP') {
  const permission = `CP_PRODUCT_CATEGORIES:${action}`;
  return ({ scope, isStaff }: Pick<Caller, 'scope' | 'isStaff'>): void => {
    if (!scope.includes(permission)) throw forbidden(permission);
    if (!isStaff) throw refused('NOT_FOR_THIS_SIDE');
  };
}

/** Internal notes are read by staff alone. */
export function requireStaff(
  viewer: { isStaff: boolean; mustChangePassword: boolean } | null | undefined,
): void {
  if (!signedIn(viewer).isStaff) throw forbidden('CP_JOB_ORDERS:STAGE');
}
