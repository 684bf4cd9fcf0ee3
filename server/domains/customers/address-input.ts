import { z } from 'zod';
import type { Prisma } from '../../database/generated/client.ts';
import { InvalidInputError } from '../../errors/errors.ts';
import { MAX_ID } from '../../lib/max-id.ts';
import { plainText } from '../../lib/plain-text.ts';
import { isPostalCode, postalRules } from './rules/postal-addresses.ts';

const id = z.int().min(1).max(MAX_ID);

/** An address as clients send it. */
export const addressSchema = z.object({
  id: id.nullish(),
  label: required(60),
  contactName: required(100),
  company: optional(100),
  line1: required(120),
  line2: optional(120),
  city: required(80),
  zip: required(20),
  stateId: id.nullish(),
  countryId: id,
  phone: optional(30),
  isDefaultShipping: z.boolean().nullish(),
  isDefaultBilling: z.boolean().nullish(),
  version: z.int().nullish(),
});

/** An address that was read from an input. */
export type AddressFields = z.output<typeof addressSchema>;

/** Checks country, state and postal code against each other; throws InvalidInputError. One statement. */
export async function checkPlace(
  db: Prisma.TransactionClient,
  { countryId, stateId, zip }: Pick<AddressFields, 'countryId' | 'stateId' | 'zip'>,
): Promise<void> {
  const country = await db.country.findUnique({
    where: { id: countryId },
    select: { id: true, states: { where: { id: stateId ?? 0 }, select: { id: true } } },
  });
  if (!country) throw InvalidInputError.of('countryId', 'UNKNOWN', 'No such country.');
  if (stateId != null && country.states.length === 0) {
    throw InvalidInputError.of('stateId', 'UNKNOWN', 'No such state in this country.');
  }
  if (stateId == null && postalRules(countryId).requiresState) {
    throw InvalidInputError.of('stateId', 'REQUIRED', 'Addresses in this country need a state.');
  }
  if (!isPostalCode(countryId, zip)) {
    throw InvalidInputError.of('zip', 'WRONG_ZIP', 'Not a postal code of this country.');
  }
}

function required(longest: number) {
  return text().pipe(z.string().min(1, 'REQUIRED').max(longest));
}

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
