import { forbidden, invalidField, notFound, refused } from '../errors/failure.ts';
import type { RestCallerQuery } from '../gql/graphql.ts';
import { isMissing, optional, recordId } from '../input/fields.ts';
import { RestCaller } from '../operations/auth.ts';
import type { Run } from '../route/route.ts';
import { signedIn } from './result.ts';

/** Key of the permission to place custom orders. */
const CUSTOM_ORDERS_CREATE = 'CP_CUSTOM_ORDERS:CREATE';

/** The customer in a body; it must be the active one. */
export const activeCustomer = optional(recordId).describe('Must be the active customer.');

/** The properties of the caller that are compared with claims in a body. */
export type Caller = NonNullable<RestCallerQuery['viewer']>;

/** Reads the caller. */
export async function callerOf(run: Run): Promise<Caller> {
  return signedIn((await run(RestCaller, {})).viewer);
}

/**
 * Requires the customer in a body to be the active one (product rules 11). Staff without an active customer are asked
 * to switch; for other callers, another customer is treated as missing.
 */
export async function requireActiveCustomer(run: Run, customerId: number | null | undefined): Promise<void> {
  if (isMissing(customerId)) return;
  const { isStaff, customer } = await callerOf(run);
  if (customer?.databaseId === customerId) return;
  throw isStaff ? refused('CUSTOMER_REQUIRED') : notFound();
}

/** Requires the author in a body to be the caller. */
export function requireOwnAuthor({ user }: Caller, userId: number | null | undefined): void {
  if (!isMissing(userId) && userId !== user.databaseId) throw invalidField('UserId', 'NOT_THE_AUTHOR');
}

/** Refuses callers who may not write notes, before storing the pictures of a note. */
export function requireNoteWriter({ writesNotes }: Pick<Caller, 'writesNotes'>): void {
  if (!writesNotes) throw forbidden('CP_JOB_ORDERS:ADDP');
}

/** Refuses callers who may not place custom orders, before reading their pictures. */
export function requireCustomOrderer({ scope }: Pick<Caller, 'scope'>): void {
  if (!scope.includes(CUSTOM_ORDERS_CREATE)) throw forbidden(CUSTOM_ORDERS_CREATE);
}

/** Refuses callers who may not add or change categories (`action`), before reading their pictures. */
export function requireCategoryManager(action: 'ADDP' | 'EDITP') {
  const permission = `CP_PRODUCT_CATEGORIES:${action}`;
  return ({ scope, isStaff }: Pick<Caller, 'scope' | 'isStaff'>): void => {
    if (!scope.includes(permission)) throw forbidden(permission);
    if (!isStaff) throw refused('NOT_FOR_THIS_SIDE');
  };
}

/** Only staff read internal notes. */
export function requireStaff(
  viewer: { isStaff: boolean; mustChangePassword: boolean } | null | undefined,
): void {
  if (!signedIn(viewer).isStaff) throw forbidden('CP_JOB_ORDERS:STAGE');
}
