import type { Viewer } from '../../auth/viewer.ts';
import type { Prisma } from '../../database/generated/client.ts';

/** Permission 3301: see customers (staff). */
export const CUSTOMERS_VIEW = 3301;

/** Permission 3303: edit a customer's master data and credit terms (staff). */
export const CUSTOMERS_EDIT = 3303;

/** Permission 2402: edit the address book of the user's customer. */
const ADDRESS_BOOK_EDIT = 2402;

/** Permission 2409: edit the default addresses of the user's customer. */
const ADDRESS_DEFAULTS_EDIT = 2409;

/** Permission 3102: act for any customer, which includes seeing all of them. */
const ANY_CUSTOMER = 3102;

/** Row filter of customers: the linked ones for portal users; all for staff who maintain them or act for them. */
export function visibleCustomers(viewer: Viewer): Prisma.CustomerWhereInput {
  if (!viewer.isSignedIn) return { id: { in: [] } };
  if (!viewer.isStaff) return { id: { in: viewer.linkedCustomerIds } };
  return viewer.can(CUSTOMERS_VIEW) || viewer.can(ANY_CUSTOMER) ? {} : { id: { in: [] } };
}

/** Row filter of addresses: those of visible customers that are not archived. */
export function visibleAddresses(viewer: Viewer): Prisma.AddressWhereInput {
  return { archivedAt: null, customer: { is: visibleCustomers(viewer) } };
}

/**
 * Checks that the viewer may edit the address book of the active customer.
 * @throws ForbiddenError
 */
export function requireAddressBook(viewer: Viewer): void {
  viewer.require(viewer.isStaff ? CUSTOMERS_EDIT : ADDRESS_BOOK_EDIT);
}

/**
 * Checks that the viewer may change the active customer's default addresses.
 * @throws ForbiddenError
 */
export function requireAddressDefaults(viewer: Viewer): void {
  viewer.require(viewer.isStaff ? CUSTOMERS_EDIT : ADDRESS_DEFAULTS_EDIT);
}
