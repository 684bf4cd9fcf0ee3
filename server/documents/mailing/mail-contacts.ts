import type { Prisma } from '../../database/generated/client.ts';
import { languageOf } from '../../domains/identity/language.type.ts';
import { contactOr, contactsOf, MAX_CONTACTS } from '../../domains/identity/main-contact.ts';
import { fullName } from '../../domains/identity/user.type.ts';
import type { Locale } from '../../lib/locale-formats.ts';
import type { MailedRow } from './mailed-kinds.ts';

/** A possible recipient of a customer's documents. */
export type MailContact = {
  /** The user; null for the customer's own address. */
  readonly userId: number | null;
  readonly email: string;
  readonly name: string | null;
  readonly firstName: string | null;
  readonly language: Locale;
};

/**
 * Possible recipients of a customer's documents: its unblocked people by name, then its own address. Each address
 * occurs once.
 */
export async function mailContacts(
  db: Pick<Prisma.TransactionClient, 'customer' | 'user'>,
  customerId: number,
): Promise<MailContact[]> {
  const [customer, users] = await Promise.all([
    db.customer.findUnique({ where: { id: customerId }, select: { email: true, language: true } }),
    db.user.findMany({
      where: { ...contactsOf(customerId), email: { not: '' } },
      orderBy: [{ lastName: 'asc' }, { firstName: 'asc' }, { id: 'asc' }],
      take: MAX_CONTACTS,
      select: { id: true, firstName: true, lastName: true, email: true, language: true },
    }),
  ]);
  const people = users.flatMap(({ id, email, language, ...user }): MailContact[] =>
    email
      ? [
          {
            userId: id,
            email,
            name: fullName(user),
            firstName: user.firstName,
            language: languageOf(language),
          },
        ]
      : [],
  );
  const own = customer?.email
    ? [
        {
          userId: null,
          email: customer.email,
          name: null,
          firstName: null,
          language: languageOf(customer.language),
        },
      ]
    : [];
  const byAddress = new Map<string, MailContact>();
  for (const contact of [...people, ...own])
    if (!byAddress.has(addressKey(contact.email))) byAddress.set(addressKey(contact.email), contact);
  return [...byAddress.values()];
}

/** The default recipient of a document: the contact of its row, otherwise that of its customer. */
export async function usualMailContact(
  db: Pick<Prisma.TransactionClient, 'customer'>,
  contacts: readonly MailContact[],
  { customerId, contactId }: MailedRow,
): Promise<MailContact | null> {
  const userId = await contactOr(db, contactId, customerId);
  return contacts.find((contact) => contact.userId === userId) ?? contacts[0] ?? null;
}

/** The normalized form of an address, for comparisons. */
export function addressKey(email: string): string {
  return email.trim().toLowerCase();
}
