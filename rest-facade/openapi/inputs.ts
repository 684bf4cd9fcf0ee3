import { z } from 'zod';
import { SERVER_FIELDS } from '../configuration.ts';
import { count, day, id } from './schemas/values.ts';

/** A field that may be left out; null says the same. */
export function optional<Schema extends z.ZodType>(schema: Schema): z.ZodOptional<z.ZodNullable<Schema>> {
  return schema.nullish();
}

/** A documented field that says nothing new. */
export function ignored(schema: z.ZodType): z.ZodType {
  return schema.nullish().meta({ deprecated: true, description: 'Taken, and not needed.' });
}

/** Which of the caller's carts. */
export const session = {
  sessionId: optional(z.string().max(64)).describe("Which of the caller's carts; the default one without."),
};

/** The same in a query string. */
export const sessionQuery = z.object({
  sessionId: z.string().max(64).optional().describe("Which of the caller's carts; the default one without."),
});

/** A customer that a body names: the active one, or the call is refused. */
export const activeCustomer = optional(id).describe('Must be the active customer.');

const choice = z
  .object({
    id: optional(id).describe('Attribute.'),
    attributeId: optional(id).describe('The same as `id`.'),
    value: optional(z.union([id, z.string()])).describe('Option id, or the text itself.'),
    optionId: optional(id),
    text: optional(z.string()),
  })
  .meta({
    id: 'ChoiceInput',
    description: '`{ id, value }`, or spelled out: `{ attributeId, optionId }`, `{ attributeId, text }`.',
  });

/** The chosen piece. */
export const choices = {
  itemTypeID: id,
  metalId: optional(id),
  alloyId: optional(id).describe('The same as `metalId`.'),
  size: optional(z.number()).describe('US ring size.'),
  attributes: optional(z.array(choice)),
  customAttributes: optional(z.array(choice)).describe('The same as `attributes`.'),
};

/** A configured piece. */
export const configuration = { ...choices, priorityId: optional(id) };

const decidedByServer = z.null().optional().describe('The server’s: anything here is refused.');

/** What only the server says. */
export const serverFields = Object.fromEntries(SERVER_FIELDS.map((name) => [name, decidedByServer]));

/** Beside the configuration, what a line of the cart says. */
export const cartLine = {
  ...session,
  quantity: optional(count.min(1)).describe('1 without.'),
  wantedBy: optional(day),
  reference: optional(z.string()),
  endCustomer: optional(z.string()),
  note: optional(z.string()),
  drawingId: optional(id),
  customerID: activeCustomer,
};

/** Who lives where, short of state and country. */
export const postalInput = {
  contactName: optional(z.string()),
  company: optional(z.string()),
  line1: optional(z.string()),
  line2: optional(z.string()),
  city: optional(z.string()),
  zip: optional(z.string()),
};

/** An address of the address book, by its id or spelled out as it stands there. */
const checkoutAddress = z
  .object({
    id: optional(z.int32()),
    ...postalInput,
    stateId: optional(id),
    stateCode: optional(z.string()),
    countryId: optional(id),
    countryCode: optional(z.string()),
  })
  .meta({
    id: 'CheckoutAddressInput',
    description: 'An entry of the address book: by `id`, or spelled out as it stands there.',
  });

/** `{ id }`, the id alone, or the address itself. */
export const addressChoice = optional(z.union([checkoutAddress, id]));

/** What decides the price of shipping. */
export const destination = {
  id: optional(id).describe('Entry of the address book.'),
  addressId: optional(id).describe('The same as `id`.'),
  countryId: optional(id),
  stateId: optional(id),
  zip: optional(z.string()),
};
