import { secretHash } from '../../../auth/tokens.ts';
import type { Database } from '../../../database/client.ts';
import { Prisma } from '../../../database/generated/client.ts';

/** The account of a user name. */
export type SignInAccount = {
  userId: number;
  isStaff: boolean;
  isBlocked: boolean;
  passwordHash: string;
  mustChangePassword: boolean;
  /** Initial customer; null for staff, or without a customer that is not blocked. */
  customerId: number | null;
  /** Generated passwords of the last day. */
  resets: { id: number; passwordHash: string; isUsed: boolean; isExpired: boolean }[];
};

type Row = {
  userId: number | null;
  isStaff: boolean;
  blockedAt: Date | null;
  passwordHash: string;
  mustChangePassword: boolean;
  customerId: number | null;
  resets: { id: number; passwordHash: string; isUsed: boolean; isExpired: boolean }[] | null;
};

/** User name in the form for comparison. */
export function userNameKey(userName: string): string {
  return userName.trim().normalize('NFKC').toLowerCase();
}

/** Reads the account of a name with its generated passwords in one statement, for known and unknown names. */
export async function signInCandidate(
  db: Pick<Database, '$queryRaw'>,
  nameKey: string,
  now: Date,
): Promise<SignInAccount | null> {
  const [row] = await db.$queryRaw<Row[]>(Prisma.sql`
    SELECT u.id AS "userId", u."isStaff", u."blockedAt", u."passwordHash", u."mustChangePassword",
      (SELECT uc."customerId" FROM "UserCustomer" uc JOIN "Customer" c ON c.id = uc."customerId"
        WHERE uc."userId" = u.id AND c."blockedAt" IS NULL
        ORDER BY uc."isDefault" DESC, uc."customerId" LIMIT 1) AS "customerId",
      (SELECT json_agg(json_build_object('id', p.id, 'passwordHash', p."passwordHash",
          'isUsed', p."usedAt" IS NOT NULL, 'isExpired', p."expiresAt" <= ${now}))
        FROM "PasswordReset" p WHERE p."userId" = u.id AND p."expiresAt" > ${dayBefore(now)}) AS resets
    FROM (SELECT 1) AS once
    LEFT JOIN "User" u ON u."userNameKey" = ${nameKey}`);
  if (!row) throw new Error('The sign-in statement always answers one row.');
  return accountOf(row);
}

function accountOf(row: Row): SignInAccount | null {
  if (row.userId === null) return null;
  return {
    userId: row.userId,
    isStaff: row.isStaff,
    isBlocked: row.blockedAt !== null || (!row.isStaff && row.customerId === null),
    passwordHash: row.passwordHash,
    mustChangePassword: row.mustChangePassword,
    customerId: row.isStaff ? null : row.customerId,
    resets: row.resets ?? [],
  };
}

/** The typed generated password, if any. They are random, so a plain hash is enough. */
export function typedReset(account: SignInAccount | null, password: string) {
  const hash = secretHash(password.trim());
  return account?.resets.find((reset) => reset.passwordHash === hash) ?? null;
}

function dayBefore(now: Date): Date {
  return new Date(now.getTime() - 24 * 3_600_000);
}
