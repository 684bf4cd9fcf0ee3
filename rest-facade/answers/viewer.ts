import type { RestUserCustomersQuery, RestViewerFragment } from '../gql/graphql.ts';

/** The user of the login answers and of GET /auth/user (product rules 2). */
export function userAnswer(viewer: RestViewerFragment) {
  const { user, customer, actingAs } = viewer;
  return {
    id: user.databaseId,
    userName: user.userName,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    fullName: user.fullName,
    phone: user.phone,
    language: user.language.toLowerCase(),
    isStaff: viewer.isStaff,
    customerId: customer?.databaseId ?? null,
    customerName: customer?.name ?? null,
    customers: viewer.customers.map(customerAnswer),
    isMultiCustomer: viewer.isMultiCustomer,
    permissions: viewer.permissions,
    scope: viewer.scope,
    availableModules: viewer.availableModules.map(moduleAnswer),
    startupModule: user.startupModule ? moduleAnswer(user.startupModule) : null,
    startupPath: viewer.startupPath,
    imageUrl: user.imageUrl,
    mustChangePassword: viewer.mustChangePassword,
    isMenuCollapsed: viewer.menuCollapsed,
    cartItemCount: viewer.cartItemCount,
    version: user.version,
    actingAs: actingAs
      ? {
          id: actingAs.staff.databaseId,
          userName: actingAs.staff.userName,
          fullName: actingAs.staff.fullName,
          reason: actingAs.reason,
          until: actingAs.until,
        }
      : null,
  };
}

/** [id, name] of a module, with what a menu needs. */
export function moduleAnswer(module: { databaseId: number; code: string; name: string; path: string }) {
  return { id: module.databaseId, name: module.name, code: module.code, path: module.path };
}

/** A customer that the caller may act for. */
export function customerAnswer(customer: { databaseId: number; name: string; accountNumber: string }) {
  return { id: customer.databaseId, name: customer.name, accountNumber: customer.accountNumber };
}

type UserCustomers = NonNullable<RestUserCustomersQuery['viewer']>;

/** A row of GET /User/user-customers; `active` is the customer that the caller acts for now. */
export function userCustomerAnswer(
  customer: UserCustomers['customers'][number],
  active: UserCustomers['customer'],
) {
  return {
    ...customerAnswer(customer),
    currency: customer.currency,
    isActive: customer.databaseId === active?.databaseId,
  };
}
