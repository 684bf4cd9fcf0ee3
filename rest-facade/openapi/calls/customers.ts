import { z } from 'zod';
import type { CallDescriptions } from '../call-description.ts';
import { addressSchema, stateSchema } from '../schemas/address.ts';
import { namedSchema } from '../schemas/named.ts';
import { id } from '../schemas/values.ts';

/** Customers' look-ups, countries and states. */
export const customerCalls: CallDescriptions = {
  'GET /customers/get-id-by-account-number/:accountNo': {
    summary: 'Find a customer by account number',
    path: { accountNo: 'Account number, in any case.' },
    answer: id.describe('Id of the customer.'),
  },
  'GET /customers/getCustomerAddresses': {
    summary: "The active customer's address book",
    description: 'Empty for staff who act for nobody.',
    answer: z.array(addressSchema),
  },
  'GET /CustomerTypes': { summary: 'Types of customers', answer: z.array(namedSchema) },
  'GET /Countries': { summary: 'Countries', answer: z.array(namedSchema) },
  'GET /Countries/states': {
    summary: 'States and provinces',
    query: z.object({ countryId: id.optional().describe('Those of one country.') }),
    answer: z.array(stateSchema),
  },
};
