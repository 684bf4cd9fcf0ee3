import { z } from 'zod';
import type { CallDescriptions } from '../call-description.ts';
import { optional, postalInput } from '../inputs.ts';
import { addressSchema, shippingAddressSchema } from '../schemas/address.ts';
import { refusal } from '../schemas/envelope.ts';
import { id } from '../schemas/values.ts';
import { moduleSchema, userCustomerSchema, userSchema } from '../schemas/viewer.ts';

const address = {
  id: optional(id).describe('The entry to change; without it one is added.'),
  label: optional(z.string()).describe('The contact’s name without.'),
  ...postalInput,
  stateId: optional(id),
  countryId: optional(id),
  phone: optional(z.string()),
  isDefaultShipping: optional(z.boolean()),
  isDefaultBilling: optional(z.boolean()),
  version: optional(z.int32()).describe('As read: another one in the meantime answers 409.'),
};

/** The caller's own profile, addresses and customers. */
export const userCalls: CallDescriptions = {
  'GET /User/MyProfile': { summary: 'One’s own profile', answer: userSchema },
  'GET /User/AvailableModules': {
    summary: 'Parts of the portal one may open',
    answer: z.array(moduleSchema),
  },
  'GET /User/GetShippingAddresses': {
    summary: "The active customer's address book, with the default marked",
    answer: z.array(shippingAddressSchema),
  },
  'GET /User/user-customers': {
    summary: 'Customers between which one may switch',
    query: z.object({ accountNumber: z.string().optional().describe('Only this one.') }),
    answer: z.array(userCustomerSchema),
  },
  'POST /User/GeneralInfo': {
    summary: 'Change one’s own profile',
    description: 'What is left out stays.',
    body: z.object({
      firstName: optional(z.string()),
      lastName: optional(z.string()),
      phone: optional(z.string()),
      language: optional(z.string()).describe('en or fr.'),
      startupModule: optional(z.union([z.object({ id }), id])),
      version: optional(z.int32()).describe('As read: another one in the meantime answers 409.'),
    }),
    answer: userSchema,
    refusal,
    statuses: [409],
  },
  'POST /User/UpdateShippingAddress': {
    summary: 'Add or change an entry of the address book',
    description: 'The address is the body itself, or stands in `address`.',
    body: z.object({
      ...address,
      address: optional(z.object(address)),
      isDefault: optional(z.boolean()).describe('The same as `isDefaultShipping`.'),
    }),
    answer: addressSchema,
    refusal,
    statuses: [404, 409],
    takesKey: true,
  },
  'POST /User/ChangePassword': {
    summary: 'Change one’s own password',
    body: z.object({ oldPassword: z.string(), newPassword: z.string() }),
    answer: z.strictObject({ mustChangePassword: z.boolean() }),
    refusal,
    statuses: [429],
  },
};
