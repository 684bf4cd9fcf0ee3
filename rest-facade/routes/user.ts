import { addressAnswer, shippingAddressAnswer } from '../answers/address.ts';
import { moduleAnswer, userAnswer, userCustomerAnswer } from '../answers/viewer.ts';
import { invalidField } from '../failure.ts';
import type { Fields } from '../fields.ts';
import type { Language, SaveAddressInput } from '../gql/graphql.ts';
import { RestViewerQuery } from '../operations/auth.ts';
import { RestAddressBook, RestSaveAddress, RestUserCustomers } from '../operations/customers.ts';
import { RestChangePassword, RestUpdateProfile } from '../operations/profile.ts';
import { present } from '../present.ts';
import { inSession, signedIn, succeeded } from '../result.ts';
import { bare, envelope, restRoute } from '../route.ts';

/** The caller's own profile, addresses and customers. */
export const userRoutes = [
  restRoute({
    method: 'get',
    path: '/User/MyProfile',
    document: RestViewerQuery,
    variables: () => ({}),
    respond: ({ viewer }) => envelope(userAnswer(inSession(viewer))),
  }),
  restRoute({
    method: 'get',
    path: '/User/AvailableModules',
    document: RestViewerQuery,
    variables: () => ({}),
    respond: ({ viewer }) => bare(inSession(viewer).availableModules.map(moduleAnswer)),
  }),
  restRoute({
    method: 'get',
    path: '/User/GetShippingAddresses',
    document: RestAddressBook,
    variables: () => ({}),
    respond: ({ viewer }) => bare((signedIn(viewer).customer?.addresses ?? []).map(shippingAddressAnswer)),
  }),
  restRoute({
    method: 'get',
    path: '/User/user-customers',
    document: RestUserCustomers,
    variables: ({ query }) => {
      query.text('accountNumber');
      return {};
    },
    respond: ({ viewer }, { query }) => {
      const { customers, customer: active } = signedIn(viewer);
      const accountNumber = query.text('accountNumber')?.trim().toLowerCase() ?? '';
      return envelope(
        customers
          .filter((one) => accountNumber === '' || one.accountNumber.toLowerCase() === accountNumber)
          .map((one) => userCustomerAnswer(one, active)),
      );
    },
  }),
  restRoute({
    method: 'post',
    path: '/User/GeneralInfo',
    fields: { startupModuleId: 'startupModule' },
    document: RestUpdateProfile,
    variables: ({ body }) => ({
      input: {
        ...present('firstName', body.text('firstName')),
        ...present('lastName', body.text('lastName')),
        ...present('phone', body.text('phone')),
        ...present('language', languageOf(body)),
        ...present('startupModuleId', startupModuleOf(body)),
        ...present('version', body.integer('version')),
      },
    }),
    respond: ({ result }) => envelope(userAnswer(succeeded(result).viewer), { code: 'UPDATED' }),
  }),
  restRoute({
    method: 'post',
    path: '/User/UpdateShippingAddress',
    fields: { isDefaultShipping: 'isDefault' },
    document: RestSaveAddress,
    variables: ({ body, idempotencyKey }) => ({
      input: { ...addressOf(body.record('address') ?? body, body), idempotencyKey },
    }),
    respond: ({ result }) => envelope(addressAnswer(succeeded(result).address), { code: 'UPDATED' }),
  }),
  restRoute({
    method: 'post',
    path: '/User/ChangePassword',
    document: RestChangePassword,
    variables: ({ body }) => ({
      input: { oldPassword: body.requiredText('oldPassword'), newPassword: body.requiredText('newPassword') },
    }),
    respond: ({ result }) =>
      envelope({ mustChangePassword: succeeded(result).viewer.mustChangePassword }, { code: 'UPDATED' }),
  }),
];

function languageOf(body: Fields): Language | undefined {
  const language = body.text('language')?.toUpperCase();
  if (language === undefined || language === 'EN' || language === 'FR') return language;
  throw invalidField('language', 'UNKNOWN');
}

/** The module itself, as answers show it, or its id. */
function startupModuleOf(body: Fields): number | undefined {
  const module = body.raw('startupModule');
  return typeof module === 'object'
    ? body.record('startupModule')?.integer('id')
    : body.integer('startupModule');
}

/** With an id the entry is changed, without it is added; `isDefault` may stand beside the address. */
function addressOf(address: Fields, body: Fields): SaveAddressInput {
  return {
    id: address.integer('id') ?? null,
    label: address.text('label') ?? address.requiredText('contactName'),
    contactName: address.requiredText('contactName'),
    company: address.text('company') ?? null,
    line1: address.requiredText('line1'),
    line2: address.text('line2') ?? null,
    city: address.requiredText('city'),
    zip: address.requiredText('zip'),
    stateId: address.integer('stateId') ?? null,
    countryId: address.requiredInteger('countryId'),
    phone: address.text('phone') ?? null,
    ...present('isDefaultShipping', address.flag('isDefaultShipping') ?? body.flag('isDefault')),
    ...present('isDefaultBilling', address.flag('isDefaultBilling')),
    ...present('version', address.integer('version')),
  };
}
