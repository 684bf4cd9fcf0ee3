import { z } from 'zod';
import type { Country, Prisma, State } from '../../database/generated/client.ts';
import { InvalidInputError } from '../../errors/errors.ts';
import { MAX_ID } from '../../lib/max-id.ts';
import { plainText } from '../../lib/plain-text.ts';
import { canonicalZip, isPostalCode, postalRules } from './postal-addresses.ts';
import { ADDRESS_LENGTHS } from './rules/address-lengths.ts';

const id = z.int().min(1).max(MAX_ID);

const entrySchema = z.object({
  id: id.nullish(),
  label: required(ADDRESS_LENGTHS.label),
  contactName: required(ADDRESS_LENGTHS.contactName),
  company: optional(ADDRESS_LENGTHS.company),
  line1: required(ADDRESS_LENGTHS.line1),
  line2: optional(ADDRESS_LENGTHS.line2),
  city: orNothing(ADDRESS_LENGTHS.city),
  zip: orNothing(ADDRESS_LENGTHS.zip),
  stateId: id.nullish(),
  countryId: id,
  phone: optional(ADDRESS_LENGTHS.phone),
  isDefaultShipping: z.boolean().nullish(),
  isDefaultBilling: z.boolean().nullish(),
  version: z.int().nullish(),
});

/** An address as clients send it; its postal code is spelled as the country does. */
export const addressSchema = placed(entrySchema);

/** Where something goes and to whom: an address without its place in the book. */
export const postalSchema = placed(
  entrySchema.omit({
    id: true,
    label: true,
    isDefaultShipping: true,
    isDefaultBilling: true,
    version: true,
  }),
);

/** A postal address that was read from an input. */
export type PostalFields = z.output<typeof postalSchema>;

/** An address that was read from an input. */
export type AddressFields = z.output<typeof addressSchema>;

/** Country and state, checked with the postal code against each other; throws InvalidInputError below `path`. One statement. */
export async function checkPlace(
  db: Prisma.TransactionClient,
  { countryId, stateId, zip }: Pick<AddressFields, 'countryId' | 'stateId' | 'zip'>,
  path = '',
): Promise<{ country: Country; state: State | null }> {
  const country = await db.country.findUnique({
    where: { id: countryId },
    include: { states: { where: { id: stateId ?? 0 } } },
  });
  if (!country) throw InvalidInputError.of(`${path}countryId`, 'UNKNOWN', 'No such country.');
  if (stateId != null && country.states.length === 0) {
    throw InvalidInputError.of(`${path}stateId`, 'UNKNOWN', 'No such state in this country.');
  }
  if (stateId == null && postalRules(countryId).requiresState) {
    throw InvalidInputError.of(`${path}stateId`, 'REQUIRED', 'Addresses in this country need a state.');
  }
  if (zip !== '' && !isPostalCode(countryId, zip)) {
    throw InvalidInputError.of(`${path}zip`, 'WRONG_ZIP', 'Not a postal code of this country.');
  }
  const { states, ...found } = country;
  return { country: found, state: states[0] ?? null };
}

function required(longest: number) {
  return text().pipe(z.string().min(1, 'REQUIRED').max(longest));
}

/** What some countries do without: absent ones are empty. */
function orNothing(longest: number) {
  return text()
    .pipe(z.string().max(longest))
    .nullish()
    .transform((value) => value ?? '');
}

type Place = { countryId: number; city: string; zip: string };

/** The same with what its country needs, told along with whatever else is wrong, and the postal code as it spells it. */
function placed<Schema extends z.ZodType<Place>>(schema: Schema) {
  return schema
    .refine(({ countryId, city }) => city !== '' || !postalRules(countryId).requiresCity, {
      path: ['city'],
      error: 'REQUIRED',
      when: ({ value }) => isPlace(value),
    })
    .refine(({ countryId, zip }) => zip !== '' || !postalRules(countryId).requiresZip, {
      path: ['zip'],
      error: 'REQUIRED',
      when: ({ value }) => isPlace(value),
    })
    .transform((address) => ({ ...address, zip: canonicalZip(address.countryId, address.zip) }));
}

/** Whether the parts that depend on each other were read, whatever is wrong with others. */
function isPlace(value: unknown): value is Place {
  return placeSchema.safeParse(value).success;
}

const placeSchema = z.object({ countryId: id, city: z.string(), zip: z.string() });

/** Absent and empty texts are kept as null. */
function optional(longest: number) {
  return text()
    .pipe(z.string().max(longest))
    .nullish()
    .transform((value) => value || null);
}

function text() {
  return z.string().transform((value) => plainText(value).trim());
}
