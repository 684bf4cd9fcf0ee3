import { z } from 'zod';
import { refusal } from '../answers/envelope.ts';
import {
  addressAnswer,
  addressSchema,
  shippingAddressAnswer,
  shippingAddressSchema,
} from '../answers/orders/address.ts';
import {
  moduleAnswer,
  moduleSchema,
  userAnswer,
  userCustomerAnswer,
  userCustomerSchema,
  userSchema,
} from '../answers/viewer.ts';
import { invalidField } from '../errors/failure.ts';
import type { Language, SaveAddressInput } from '../gql/graphql.ts';
import { inSession, signedIn, succeeded } from '../graphql/result.ts';
import { postal } from '../input/address-book.ts';
import { type PlaceIds, place, placeOf } from '../input/address-place.ts';
import { flag, integer, optional, recordId, text, wordOf } from '../input/fields.ts';
import { type Parsed, record, recordOrId } from '../input/parse.ts';
import { present } from '../input/present.ts';
import { RestViewerQuery } from '../operations/auth.ts';
import { RestAddressBook, RestSaveAddress, RestUserCustomers } from '../operations/customers.ts';
import { RestChangePassword, RestUpdateProfile } from '../operations/profile.ts';
import { bare, envelope, restRoute, restSteps } from '../route/route.ts';
import { nothing } from '../route/sample.ts';

const version = optional(integer).describe('The version that was read; 409 if it has changed since.');

/** An entry of the address book, in a body. */
const entry = {
  id: optional(recordId).describe('The address to change; absent for a new one.'),
  label: optional(text).describe('Default: the contact’s name.'),
  ...postal,
  ...place,
  phone: optional(text),
  isDefaultShipping: optional(flag),
  isDefaultBilling: optional(flag),
  version,
};

/** The module as in answers, or its id. */
const startupModule = recordOrId({ id: optional(recordId) });

/** The caller’s profile, addresses and customers. */
export const userRoutes = [
  restRoute({
    method: 'get',
    path: '/User/MyProfile',
    summary: 'The user’s profile',
    sample: nothing,
    answer: userSchema,
    document: RestViewerQuery,
    variables: () => ({}),
    respond: ({ viewer }) => envelope(userAnswer(inSession(viewer))),
  }),
  restRoute({
    method: 'get',
    path: '/User/AvailableModules',
    summary: 'Modules that the user may open',
    sample: nothing,
    answer: z.array(moduleSchema),
    document: RestViewerQuery,
    variables: () => ({}),
    respond: ({ viewer }) => bare(inSession(viewer).availableModules.map(moduleAnswer)),
  }),
  restRoute({
    method: 'get',
    path: '/User/GetShippingAddresses',
    summary: "The active customer's address book, with the default marked",
    sample: nothing,
    answer: z.array(shippingAddressSchema),
    document: RestAddressBook,
    variables: () => ({}),
    respond: ({ viewer }) => bare((signedIn(viewer).customer?.addresses ?? []).map(shippingAddressAnswer)),
  }),
  restRoute({
    method: 'get',
    path: '/User/user-customers',
    summary: 'Customers that the user may switch to',
    sample: ({ accountNumber }) => ({ query: { accountNumber } }),
    query: { accountNumber: text.optional().describe('Only this one.') },
    answer: z.array(userCustomerSchema),
    document: RestUserCustomers,
    variables: () => ({}),
    respond: ({ viewer }, { query }) => {
      const { customers, customer: active } = signedIn(viewer);
      const accountNumber = query.accountNumber?.trim().toLowerCase() ?? '';
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
    summary: 'Change the user’s profile',
    description: 'Absent fields are unchanged.',
    repeat: 'sets values',
    sample: () => ({ body: { phone: '+1 212 555 0177' } }),
    otherSamples: () => [{ body: { startupModule: { id: 1 } } }],
    body: {
      firstName: optional(text),
      lastName: optional(text),
      phone: optional(text),
      language: optional(wordOf(['en', 'fr'])),
      startupModule: optional(startupModule).describe('The module, or its id.'),
      version,
    },
    fields: { startupModuleId: 'startupModule' },
    answer: userSchema,
    refusal,
    statuses: [409],
    document: RestUpdateProfile,
    variables: ({ body }) => ({
      input: {
        ...present('firstName', body.firstName),
        ...present('lastName', body.lastName),
        ...present('phone', body.phone),
        ...present('language', body.language && LANGUAGES[body.language]),
        ...present('startupModuleId', body.startupModule?.id),
        ...present('version', body.version),
      },
    }),
    respond: ({ result }) => envelope(userAnswer(succeeded(result).viewer), { code: 'UPDATED' }),
  }),
  restSteps({
    method: 'post',
    path: '/User/UpdateShippingAddress',
    summary: 'Add or change an entry of the address book',
    description: 'The address is the body itself, or in `address`.',
    repeat: 'keyed',
    sample: async ({ newAddress, postal: place }) => ({
      body: { ...place },
      ofExisting: { id: await newAddress() },
    }),
    otherSamples: ({ address, postal: place }) => [
      { body: { address: { id: address, ...place }, isDefault: true } },
    ],
    body: {
      ...entry,
      address: optional(record(entry)),
      isDefault: optional(flag).describe('The same as `isDefaultShipping`.'),
    },
    fields: { isDefaultShipping: 'isDefault' },
    answer: addressSchema,
    refusal,
    statuses: [404, 409],
    handle: async ({ body, idempotencyKey, run }) => {
      const { address, isDefault } = body;
      const at = address ? 'address.' : '';
      const given = address ?? body;
      const input = addressOf(given, await placeOf(run, given, at), at);
      const { result } = await run(RestSaveAddress, {
        input: { ...present('isDefaultShipping', isDefault), ...input, idempotencyKey },
      });
      return envelope(addressAnswer(succeeded(result).address), { code: 'UPDATED' });
    },
  }),
  restRoute({
    method: 'post',
    path: '/User/ChangePassword',
    summary: 'Change the user’s password',
    repeat: 'the old password fits once',
    sample: ({ caller: { password } }) => ({
      body: { oldPassword: password, newPassword: password.toUpperCase() },
    }),
    body: { oldPassword: text, newPassword: text },
    answer: z.strictObject({ mustChangePassword: z.boolean() }),
    refusal,
    statuses: [429],
    document: RestChangePassword,
    variables: ({ body: { oldPassword, newPassword } }) => ({ input: { oldPassword, newPassword } }),
    respond: ({ result }) =>
      envelope({ mustChangePassword: succeeded(result).viewer.mustChangePassword }, { code: 'UPDATED' }),
  }),
];

const LANGUAGES = { en: 'EN', fr: 'FR' } as const satisfies Record<string, Language>;

/** With an id the entry is changed, otherwise added. */
function addressOf(
  address: Parsed<typeof entry>,
  { countryId, stateId }: PlaceIds,
  at: string,
): SaveAddressInput {
  const required = <Value>(name: keyof typeof entry, value: Value | null | undefined): Value => {
    if (value === undefined || value === null) throw invalidField(at + name, 'REQUIRED');
    return value;
  };
  const contactName = required('contactName', address.contactName);
  return {
    id: address.id ?? null,
    label: address.label ?? contactName,
    contactName,
    company: address.company ?? null,
    line1: required('line1', address.line1),
    line2: address.line2 ?? null,
    // Required fields depend on the country.
    city: address.city ?? null,
    zip: address.zip ?? null,
    stateId,
    countryId: required('countryId', countryId),
    phone: address.phone ?? null,
    ...present('isDefaultShipping', address.isDefaultShipping),
    ...present('isDefaultBilling', address.isDefaultBilling),
    ...present('version', address.version),
  };
}
