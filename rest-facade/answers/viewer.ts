import { z } from 'zod';
import type { RestUserCustomersQuery, RestViewerFragment } from '../gql/graphql.ts';
import { component } from './catalog/component.ts';
import { count, currency, id, instant } from './values.ts';

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

/** [id, name] of a module, with its menu data. */
export function moduleAnswer(module: { databaseId: number; code: string; name: string; path: string }) {
  return { id: module.databaseId, name: module.name, code: module.code, path: module.path };
}

/** A customer that the caller may act for. */
export function customerAnswer(customer: { databaseId: number; name: string; accountNumber: string }) {
  return { id: customer.databaseId, name: customer.name, accountNumber: customer.accountNumber };
}

type UserCustomers = NonNullable<RestUserCustomersQuery['viewer']>;

/** A row of GET /User/user-customers; `active` is the active customer. */
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

/** A module of the menu. */
export const moduleSchema = component<ReturnType<typeof moduleAnswer>>()(
  'Module',
  'A module that the user may open.',
  z.strictObject({ id, name: z.string(), code: z.string(), path: z.string() }),
);

const customerSchema = component<ReturnType<typeof customerAnswer>>()(
  'Customer',
  'A customer that the user may act for.',
  z.strictObject({ id, name: z.string(), accountNumber: z.string() }),
);

/** A row of GET /User/user-customers. */
export const userCustomerSchema = component<ReturnType<typeof userCustomerAnswer>>()(
  'UserCustomer',
  'A customer that the user may switch to.',
  customerSchema.extend({ currency, isActive: z.boolean().describe('It is the active customer.') }),
);

const actingAs = z.strictObject({
  id,
  userName: z.string(),
  fullName: z.string(),
  reason: z.string().nullable(),
  until: instant,
});

/** The signed-in user. */
export const userSchema = component<ReturnType<typeof userAnswer>>()(
  'User',
  'The signed-in user with the active customer and permissions.',
  z.strictObject({
    id,
    userName: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    fullName: z.string(),
    phone: z.string().nullable(),
    language: z.string().describe('en or fr.'),
    isStaff: z.boolean(),
    customerId: id.nullable().describe('The active customer; null for staff without one.'),
    customerName: z.string().nullable(),
    customers: z.array(customerSchema),
    isMultiCustomer: z.boolean(),
    permissions: z.array(z.int32()).describe('Permission numbers.'),
    scope: z.array(z.string()).describe('The same permissions by key.'),
    availableModules: z.array(moduleSchema),
    startupModule: moduleSchema.nullable(),
    startupPath: z.string(),
    imageUrl: z.string().nullable(),
    mustChangePassword: z.boolean().describe('Until then most calls answer 403.'),
    isMenuCollapsed: z.boolean(),
    cartItemCount: count,
    version: z.int32(),
    actingAs: actingAs.nullable().describe('The staff member who acts as the user.'),
  }),
);

/** Tokens of a session. */
export const tokensSchema = z
  .strictObject({
    token: z.string().startsWith('Bearer ').describe('Access token, ready for the Authorization header.'),
    refreshToken: z.string(),
  })
  .meta({ id: 'Tokens', description: 'A session; the refresh token can be used once.' });

/** The answer of a switch. A client that did not send its refresh token keeps it. */
export const switchedSessionSchema = tokensSchema
  .extend({
    refreshToken: z
      .string()
      .nullable()
      .describe('Null unless the current refresh token was sent, which stays valid.'),
    user: userSchema,
  })
  .meta({ id: 'SwitchedSession', description: 'A session as another user or for another customer.' });

/** The answer of every sign-in. */
export const sessionSchema = tokensSchema
  .extend({ user: userSchema })
  .meta({ id: 'Session', description: 'A new session and its user.' });
