import { z } from 'zod';
import { financialSettingsAnswer, financialSettingsSchema } from '../answers/money/financial-settings.ts';
import { named, namedSchema } from '../answers/named.ts';
import { addressAnswer, addressSchema, stateAnswer, stateSchema } from '../answers/orders/address.ts';
import { id } from '../answers/values.ts';
import { requireFound, signedIn } from '../graphql/result.ts';
import { integerIn, recordId, text } from '../input/fields.ts';
import {
  RestAddressBook,
  RestCountries,
  RestCustomerByAccountNumber,
  RestCustomerFinancialSettings,
  RestCustomerTypes,
  RestStates,
} from '../operations/customers.ts';
import { bare, envelope, restRoute } from '../route/route.ts';
import { nothing } from '../route/sample.ts';

/** Lookups of customers, countries and states. */
export const customerRoutes = [
  restRoute({
    method: 'get',
    path: '/customers/get-id-by-account-number/:accountNo',
    summary: 'Find a customer by account number',
    sample: ({ accountNumber }) => ({ params: { accountNo: accountNumber } }),
    params: { accountNo: text.describe('Account number, in any case.') },
    answer: id.describe('Id of the customer.'),
    missing: 'CUSTOMER_LOOKUP_FAILED',
    failure: 'CUSTOMER_LOOKUP_FAILED',
    document: RestCustomerByAccountNumber,
    variables: ({ params }) => ({ accountNumber: params.accountNo }),
    respond: ({ customerByAccountNumber }) => envelope(requireFound(customerByAccountNumber).databaseId),
  }),
  restRoute({
    method: 'get',
    path: '/customers/getCustomerAddresses',
    summary: "The active customer's address book",
    description: 'Empty for staff without an active customer.',
    sample: nothing,
    answer: z.array(addressSchema),
    document: RestAddressBook,
    variables: () => ({}),
    respond: ({ viewer }) => envelope(signedIn(viewer).customer?.addresses.map(addressAnswer) ?? []),
  }),
  restRoute({
    method: 'get',
    path: '/customerfinancialsetting',
    summary: 'Financial terms of a customer',
    description: 'Of the active customer, or of another one whose account the caller may see.',
    sample: ({ customer }) => ({ query: { customerId: customer } }),
    query: { customerId: recordId.optional().describe('Absent: the active customer.') },
    answer: financialSettingsSchema,
    statuses: [404],
    document: RestCustomerFinancialSettings,
    variables: ({ query }) => ({ customerId: query.customerId ?? null }),
    respond: ({ customerFinancialSettings }) =>
      envelope(financialSettingsAnswer(requireFound(customerFinancialSettings))),
  }),
  restRoute({
    method: 'get',
    path: '/CustomerTypes',
    summary: 'Types of customers',
    sample: nothing,
    answer: z.array(namedSchema),
    document: RestCustomerTypes,
    variables: () => ({}),
    respond: ({ customerTypes }) => bare(customerTypes.map(named)),
  }),
  restRoute({
    method: 'get',
    path: '/Countries',
    isPublic: true,
    summary: 'Countries',
    sample: nothing,
    answer: z.array(namedSchema),
    document: RestCountries,
    variables: () => ({}),
    respond: ({ countries }) => bare(countries.map(named)),
  }),
  restRoute({
    method: 'get',
    path: '/Countries/states',
    isPublic: true,
    summary: 'States and provinces',
    sample: nothing,
    query: {
      countryId: integerIn((all) => all.min(1, 'TOO_SMALL'))
        .optional()
        .describe('Only those of this country.'),
    },
    answer: z.array(stateSchema),
    document: RestStates,
    variables: ({ query }) => ({ countryId: query.countryId ?? null }),
    respond: ({ states }) => bare(states.map(stateAnswer)),
  }),
];
