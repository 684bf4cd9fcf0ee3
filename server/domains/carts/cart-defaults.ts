import { Prisma } from '../../database/generated/client.ts';

/** The default address of a customer for shipping or billing as SQL; the only address if there is one. */
export function defaultAddress(
  flag: 'isDefaultShipping' | 'isDefaultBilling',
  customerId: Prisma.Sql,
): Prisma.Sql {
  return Prisma.sql`(SELECT CASE WHEN bool_or(${Prisma.raw(`"${flag}"`)}) OR count(*) = 1
    THEN (array_agg(id ORDER BY ${Prisma.raw(`"${flag}"`)} DESC, id))[1] END
    FROM "Address" WHERE "customerId" = ${customerId} AND "archivedAt" IS NULL)`;
}

/** The default shipping method of a customer as SQL. */
export function defaultMethod(customerId: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(SELECT "defaultShippingMethodId" FROM "Customer" WHERE id = ${customerId})`;
}

const OWNER = Prisma.sql`"Cart"."customerId"`;

/** Assignments that reset a row of "Cart" for the next order: the customer's defaults, and no texts. */
export const NEW_CART = Prisma.sql`"poNumber" = NULL, "customerWoNumber" = NULL, notes = NULL, "taxDisabled" = FALSE, "salesTaxPercent" = NULL, "contactId" = NULL,
  "shippingAddressId" = ${defaultAddress('isDefaultShipping', OWNER)},
  "billingAddressId" = ${defaultAddress('isDefaultBilling', OWNER)}, "sellToAddressId" = NULL,
  "shippingMethodId" = ${defaultMethod(OWNER)}, "couponId" = NULL,
  "discountKind" = NULL, "discountValue" = NULL, "discountReason" = NULL, attributes = '[]'`;
