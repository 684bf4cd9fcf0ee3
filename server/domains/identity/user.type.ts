import { nodeKey } from '../../lib/global-id.ts';
import { builder } from '../../schema/builder.ts';
import { Customer } from '../customers/customer.type.ts';
import { seesContact, seesPicture, USERS_VIEW, visibleUsers } from './access.ts';
import { LanguageEnum, languageOf } from './language.type.ts';

/** Display name of a person. */
export function fullName(user: { firstName: string; lastName: string }): string {
  return `${user.firstName} ${user.lastName}`.trim();
}

/** Width in pixels of the picture next to a name. */
const PICTURE_WIDTH = 160;

/** Columns that `seesContact` reads. */
const CONTACT = { id: true, isStaff: true } as const;

/** A user account. */
export const User = builder.prismaNode('User', {
  description: 'A person who signs in: portal user of a customer, or staff of the manufacturer.',
  id: { field: 'id', description: 'Opaque id.' },
  findUnique: (id, { viewer }) => ({ id: nodeKey(id), AND: visibleUsers(viewer) }),
  nullable: true,
  sample: ({ admin, buyer, sales, foreignBuyer }) => ({
    as: admin,
    id: buyer.userId ?? 0,
    hiddenFrom: foreignBuyer,
    special: { staff: sales.userId ?? 0 },
  }),
  select: { id: true },
  fields: (t) => ({
    databaseId: t.exposeInt('id', {
      description: 'Integer id of the user, as used by REST and `switchUser`.',
    }),
    userName: t.string({
      description: 'User name for sign-in; case-insensitive. Empty when the viewer may see only the name.',
      select: { ...CONTACT, userName: true },
      resolve: (user, _args, { viewer }) => (seesContact(viewer, user) ? user.userName : ''),
    }),
    email: t.string({
      description: 'E-mail address. Empty when the viewer may see only the name.',
      select: { ...CONTACT, email: true },
      resolve: (user, _args, { viewer }) => (seesContact(viewer, user) ? user.email : ''),
    }),
    firstName: t.exposeString('firstName', { description: 'First name.' }),
    lastName: t.exposeString('lastName', { description: 'Last name.' }),
    fullName: t.string({
      description: 'First and last name.',
      select: { firstName: true, lastName: true },
      resolve: fullName,
    }),
    phone: t.string({
      nullable: true,
      description: 'Telephone number as entered; null when the viewer may see only the name.',
      select: { ...CONTACT, phone: true },
      resolve: (user, _args, { viewer }) => (seesContact(viewer, user) ? user.phone : null),
    }),
    language: t.field({
      type: LanguageEnum,
      description: 'Language of e-mails, and of answers to requests without a language.',
      select: { language: true },
      resolve: ({ language }) => languageOf(language),
    }),
    isStaff: t.exposeBoolean('isStaff', { description: 'Works for the manufacturer.' }),
    imageUrl: t.string({
      nullable: true,
      description:
        'Address of the profile picture; null when there is none, and where the viewer may not see it.',
      select: (_args, { viewer }) => ({
        ...CONTACT,
        pictureFileId: true,
        _count: { select: { customers: { where: { customerId: { in: viewer.linkedCustomerIds } } } } },
      }),
      resolve: (user, _args, { viewer }) =>
        user.pictureFileId === null || !seesPicture(viewer, user, user._count.customers)
          ? null
          : `/files/${user.pictureFileId}?w=${PICTURE_WIDTH}`,
    }),
    startupModule: t.relation('startupModule', {
      nullable: true,
      description: 'Module that opens after sign-in, if it may be opened.',
    }),
    seesAllItemTypes: t.boolean({
      nullable: true,
      description:
        'The user sees every piece in an installation that restricts users to their own pieces; null unless the viewer is staff who may see users.',
      select: { seesAllItemTypes: true },
      resolve: ({ seesAllItemTypes }, _args, { viewer }) =>
        viewer.isStaff && viewer.can(USERS_VIEW) ? seesAllItemTypes : null,
    }),
    version: t.exposeInt('version', {
      description: 'Version, incremented by every change; send it back when changing.',
    }),
    customers: t.field({
      type: [Customer],
      description: 'Customers that the user may act for, as far as the viewer may see them.',
      select: (_args, { viewer }, nestedSelection) => ({
        customers: {
          where: viewer.isStaff ? {} : { customerId: { in: viewer.linkedCustomerIds } },
          orderBy: [{ isDefault: 'desc' }, { customerId: 'asc' }],
          select: { customer: nestedSelection(true) },
        },
      }),
      resolve: ({ customers }) => customers.map(({ customer }) => customer),
    }),
  }),
});
