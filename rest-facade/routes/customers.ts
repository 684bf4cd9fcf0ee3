import { addressAnswer, stateAnswer } from '../answers/address.ts';
import { named } from '../answers/named.ts';
import { invalidField } from '../failure.ts';
import {
  RestAddressBook,
  RestCountries,
  RestCustomerByAccountNumber,
  RestCustomerTypes,
  RestStates,
} from '../operations/customers.ts';
import { found, signedIn } from '../result.ts';
import { bare, envelope, restRoute } from '../route.ts';

/** Customers' look-ups, countries and states. */
export const customerRoutes = [
  restRoute({
    method: 'get',
    path: '/customers/get-id-by-account-number/:accountNo',
    failure: 'CUSTOMER_LOOKUP_FAILED',
    document: RestCustomerByAccountNumber,
    variables: ({ params }) => ({ accountNumber: params.accountNo ?? '' }),
    respond: ({ customerByAccountNumber }) => envelope(found(customerByAccountNumber).databaseId),
  }),
  restRoute({
    method: 'get',
    path: '/customers/getCustomerAddresses',
    document: RestAddressBook,
    variables: () => ({}),
    respond: ({ viewer }) => envelope(signedIn(viewer).customer?.addresses.map(addressAnswer) ?? []),
  }),
  restRoute({
    method: 'get',
    path: '/CustomerTypes',
    document: RestCustomerTypes,
    variables: () => ({}),
    respond: ({ customerTypes }) => bare(customerTypes.map(named)),
  }),
  restRoute({
    method: 'get',
    path: '/Countries',
    isPublic: true,
    document: RestCountries,
    variables: () => ({}),
    respond: ({ countries }) => bare(countries.map(named)),
  }),
  restRoute({
    method: 'get',
    path: '/Countries/states',
    isPublic: true,
    document: RestStates,
    variables: ({ query }) => ({ countryId: positive('countryId', query.integer('countryId')) }),
    respond: ({ states }) => bare(states.map(stateAnswer)),
  }),
];

function positive(name: string, value: number | undefined): number | null {
  if (value !== undefined && value < 1) throw invalidField(name, 'TOO_SMALL');
  return value ?? null;
}
