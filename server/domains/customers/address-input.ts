import { z } from 'zod';
import type { Country, Prisma, State } from '../../database/generated/client.ts';
import { InvalidInputError } from '../../errors/errors.ts';
import { MAX_ID } from '../../lib/max-id.ts';
import { oneLine, plainText } from '../../lib/plain-text.ts';
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

/** An address as sent by clients, with the postal code in the format of its country. */
export const addressSchema = placed(entrySchema);

/** Postal address and recipient without an entry in the address book. */
export const postalSchema = placed(
  entrySchema.omit({
    id: true,
    label: true,
    isDefaultShipping: true,
    isDefaultBilling: true,
    version: true,
  }),
);

/** A parsed postal address. */
export type PostalFields = z.output<typeof postalSchema>;

/** A parsed address. */
export type AddressFields = z.output<typeof addressSchema>;

/**
 * Checks country, state and postal code against each other, in one statement.
 * @throws InvalidInputError below `path`
 */
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

/** A part that some countries do not have; absent means empty. */
function orNothing(longest: number) {
  return text()
    .pipe(z.string().max(longest))
    .nullish()
    .transform((value) => value ?? '');
}

type Place = { countryId: number; city: string; zip: string };

/**
 * The same with the requirements of its country, reported together with other issues, and the postal code in its
 * format.
 */
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

/** Whether the parts that depend on each other are valid, even if others are not. */
function isPlace(value: unknown): value is Place {
  return placeSchema.safeParse(value).success;
}

const placeSchema = z.object({ countryId: id, city: z.string(), zip: z.string() });

/** Absent and empty texts become null. */
function optional(longest: number) {
  return text()
    .pipe(z.string().max(longest))
    .nullish()
    .transform((value) => value || null);
}

function text() {
  return z.string().transform((value) => oneLine(plainText(value)));
}
