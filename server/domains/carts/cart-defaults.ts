import { Prisma } from '../../database/generated/client.ts';

/** The default address of a customer for shipping or billing, as SQL; the only one of the book stands for it. */
export function defaultAddress(
  flag: 'isDefaultShipping' | 'isDefaultBilling',
  customerId: Prisma.Sql,
): Prisma.Sql {
  return Prisma.sql`(SELECT CASE WHEN bool_or(${Prisma.raw(`"${flag}"`)}) OR count(*) = 1
    THEN (array_agg(id ORDER BY ${Prisma.raw(`"${flag}"`)} DESC, id))[1] END
    FROM "Address" WHERE "customerId" = ${customerId} AND "archivedAt" IS NULL)`;
}

/** The default shipping method of a customer, as SQL. */
export function defaultMethod(customerId: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(SELECT "defaultShippingMethodId" FROM "Customer" WHERE id = ${customerId})`;
}

const OWNER = Prisma.sql`"Cart"."customerId"`;

/** Assignments that let a row of "Cart" begin the next order: from the customer's defaults, with nothing said yet. */
export const STARTED_ANEW = Prisma.sql`"poNumber" = NULL, "customerWoNumber" = NULL, notes = NULL, "taxDisabled" = FALSE, "salesTaxPercent" = NULL, "contactId" = NULL,
  "shippingAddressId" = ${defaultAddress('isDefaultShipping', OWNER)},
  "billingAddressId" = ${defaultAddress('isDefaultBilling', OWNER)}, "sellToAddressId" = NULL,
  "shippingMethodId" = ${defaultMethod(OWNER)}, "couponId" = NULL,
  "discountKind" = NULL, "discountValue" = NULL, "discountReason" = NULL, attributes = '[]'`;
