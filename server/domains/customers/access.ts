import type { Viewer } from '../../auth/viewer.ts';
import type { Prisma } from '../../database/generated/client.ts';

/** See customers (staff). */
export const CUSTOMERS_VIEW = 3301;

/** Change a customer's master data and credit terms (staff). */
export const CUSTOMERS_EDIT = 3303;

/** Change the address book of one's customer. */
const ADDRESS_BOOK_EDIT = 2402;

/** Change the default addresses of one's customer. */
const ADDRESS_DEFAULTS_EDIT = 2409;

/** Act for any customer: whoever may, sees them all. */
const ANY_CUSTOMER = 3102;

/** Row filter of customers: the linked ones for portal users; all for staff who keep them or act for them. */
export function visibleCustomers(viewer: Viewer): Prisma.CustomerWhereInput {
  if (!viewer.isSignedIn) return { id: { in: [] } };
  if (!viewer.isStaff) return { id: { in: viewer.linkedCustomerIds } };
  return viewer.can(CUSTOMERS_VIEW) || viewer.can(ANY_CUSTOMER) ? {} : { id: { in: [] } };
}

/** Row filter of address books: those of visible customers, without what was archived. */
export function visibleAddresses(viewer: Viewer): Prisma.AddressWhereInput {
  return { archivedAt: null, customer: { is: visibleCustomers(viewer) } };
}

/** Throws ForbiddenError unless the viewer may change the book of the active customer. */
export function requireAddressBook(viewer: Viewer): void {
  viewer.require(viewer.isStaff ? CUSTOMERS_EDIT : ADDRESS_BOOK_EDIT);
}

/** Throws ForbiddenError unless the viewer may change where the active customer's goods and bills go by default. */
export function requireAddressDefaults(viewer: Viewer): void {
  viewer.require(viewer.isStaff ? CUSTOMERS_EDIT : ADDRESS_DEFAULTS_EDIT);
}
