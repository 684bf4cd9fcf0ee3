import { READ_AS_PLANNED, readRow } from '../../lists/read-rows.ts';
import { builder } from '../../schema/builder.ts';
import type { Context } from '../../schema/context.ts';
import { Customer } from '../customers/customer.type.ts';
import { requestSettings } from '../settings/read-settings.ts';
import { LanguageEnum, languageOf } from './language.type.ts';
import { Module } from './module.type.ts';
import { permissionKeys, permissionNumbers } from './rules/effective-permissions.ts';
import { ActingAs } from './sessions/acting-as.type.ts';
import { enabledModules, startupPath } from './startup.ts';
import { User } from './user.type.ts';

/** Key of the user setting for the collapsed menu. */
const MENU_COLLAPSED = 'CP_IsMenuCollapsed';

/** The active customer of a session, with its billing address. */
const BILLED_CUSTOMER = {
  customer: {
    select: {
      addresses: {
        where: { archivedAt: null },
        orderBy: [{ isDefaultBilling: 'desc' }, { id: 'asc' }],
        take: 1,
        select: { country: { select: { code: true } } },
      },
    },
  },
} as const;

/** The signed-in user with the permissions of the session; read with one statement for any selection. */
export const ViewerType = builder.prismaObject('User', {
  variant: 'Viewer',
  description: 'The signed-in user and the permissions of the session.',
  select: { id: true },
  fields: (t) => ({
    user: t.variant(User, { description: 'The signed-in user; while staff act as a user, that user.' }),
    customer: t.field({
      type: Customer,
      nullable: true,
      description: 'Active customer; null for staff who do not act for one.',
      extensions: READ_AS_PLANNED,
      resolve: (_user, _args, context, info) => {
        const { customerId } = context.viewer;
        if (customerId === null) return null;
        return readRow(context, 'Customer', { info, where: { id: customerId } });
      },
    }),
    customers: t.field({
      type: [Customer],
      description: 'Customers that the viewer may switch between. Staff use `Query.customers` instead.',
      select: (_args, { viewer }, nestedSelection) => ({
        customers: {
          where: { customerId: { in: viewer.linkedCustomerIds } },
          orderBy: [{ isDefault: 'desc' }, { customerId: 'asc' }],
          select: { customer: nestedSelection(true) },
        },
      }),
      resolve: ({ customers }) => customers.map(({ customer }) => customer),
    }),
    country: t.string({
      nullable: true,
      description:
        'Country for number formats, ISO 3166-1 alpha-2: the billing country of the active customer; for staff, that of the company.',
      select: (_args, { viewer }) => ({
        isStaff: true,
        sessions: { where: { id: viewer.account?.sessionId ?? 0 }, select: BILLED_CUSTOMER },
      }),
      resolve: async ({ isStaff, sessions }, _args, context) => {
        if (isStaff) return (await requestSettings(context)).COMPANY.country;
        return sessions[0]?.customer?.addresses[0]?.country.code ?? null;
      },
    }),
    isStaff: t.exposeBoolean('isStaff', { description: 'Works for the manufacturer.' }),
    isMultiCustomer: t.boolean({
      description: 'The viewer may switch between several customers.',
      resolve: (_user, _args, { viewer }) => viewer.linkedCustomerIds.length > 1,
    }),
    permissions: t.intList({
      description:
        'Numbers of the viewer’s permissions, ascending; empty while the password must be changed.',
      resolve: (_user, _args, context) => permissionNumbers(heldPermissions(context)),
    }),
    scope: t.stringList({
      description: 'Keys of the same permissions, such as `CP_PAYMENTS:VIEWP`.',
      resolve: (_user, _args, context) => permissionKeys(heldPermissions(context)),
    }),
    availableModules: t.field({
      type: [Module],
      description: 'Modules that the viewer may open.',
      resolve: async (_user, _args, context) =>
        (await enabledModules(context)).filter(({ permissionNumber }) =>
          context.viewer.can(permissionNumber),
        ),
    }),
    startupPath: t.string({
      description: 'Page to open after sign-in, without a language prefix.',
      select: { startupModuleId: true },
      resolve: ({ startupModuleId }, _args, context) => startupPath(context, startupModuleId),
    }),
    mustChangePassword: t.exposeBoolean('mustChangePassword', {
      description: 'Until the password is changed, only `viewer`, `changePassword` and `signOut` work.',
    }),
    actingAs: t.field({
      type: ActingAs,
      nullable: true,
      description: 'Staff member who acts as this user.',
      resolve: (_user, _args, { viewer }) => viewer.account?.actor ?? null,
    }),
    menuCollapsed: t.boolean({
      description: 'The menu of the back office is folded.',
      select: { settings: { where: { key: MENU_COLLAPSED }, select: { value: true } } },
      resolve: ({ settings }) => settings[0]?.value === true || settings[0]?.value === 'true',
    }),
    cartItemCount: t.int({
      description:
        'Number of lines in the cart of the active customer: the default cart, or the one named by the X-Cart-Session header.',
      select: (_args, { viewer }) => ({
        carts: {
          where: { customerId: viewer.customerId ?? 0, sessionId: '' },
          select: { _count: { select: { items: true } } },
        },
      }),
      resolve: ({ carts }, _args, { db, viewer, cartSessionId: sessionId }) => {
        if (!sessionId) return carts[0]?._count.items ?? 0;
        const { userId, customerId } = viewer;
        return db.cartItem.count({
          where: { cart: { is: { userId, customerId: customerId ?? 0, sessionId } } },
        });
      },
    }),
    wishListCount: t.int({
      description: 'Pieces on the wish list for the active customer.',
      select: (_args, { viewer }) => ({
        wishLists: {
          where: { customerId: viewer.customerId ?? 0 },
          select: { _count: { select: { items: { where: { removedAt: null } } } } },
        },
      }),
      resolve: ({ wishLists }) => wishLists[0]?._count.items ?? 0,
    }),
    language: t.field({
      type: LanguageEnum,
      description: 'Language of the user.',
      select: { language: true },
      resolve: ({ language }) => languageOf(language),
    }),
  }),
});

function heldPermissions({ viewer }: Context) {
  return viewer.isSignedIn ? viewer.required.permissions : new Map();
}
