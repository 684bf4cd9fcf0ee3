import { limitKey } from '../../auth/rate-limits.ts';
import { secretHash } from '../../auth/tokens.ts';
import type { Database } from '../../database/client.ts';
import { Prisma } from '../../database/generated/client.ts';
import { settingsOfRows } from '../settings/settings.ts';
import type { FailureCounter, SignInFailures, SignInLimits } from './rules/sign-in-limits.ts';

/** The account that a user name belongs to. */
export type SignInAccount = {
  userId: number;
  isStaff: boolean;
  isBlocked: boolean;
  passwordHash: string;
  mustChangePassword: boolean;
  /** Customer to start with; null: staff, or no customer that is not blocked. */
  customerId: number | null;
  /** Generated passwords of the last day. */
  resets: { id: number; passwordHash: string; isUsed: boolean; isExpired: boolean }[];
};

/** Everything that a sign-in decides on. */
export type SignInCandidate = {
  account: SignInAccount | null;
  failures: SignInFailures;
  limits: SignInLimits;
};

type Row = {
  userId: number | null;
  isStaff: boolean;
  blockedAt: Date | null;
  passwordHash: string;
  mustChangePassword: boolean;
  customerId: number | null;
  resets: { id: number; passwordHash: string; isUsed: boolean; isExpired: boolean }[] | null;
  addressCount: number | null;
  addressEnds: Date | null;
  accountCount: number | null;
  accountEnds: Date | null;
  anyCount: number | null;
  anyEnds: Date | null;
  limits: unknown;
};

/** The form in which user names are compared. */
export function userNameKey(userName: string): string {
  return userName.trim().normalize('NFKC').toLowerCase();
}

/**
 * Counters of failed attempts: on a name from one address, on a name from anywhere, and from one address on any name.
 * Unknown names have them too.
 */
export function failureKeys(nameKey: string, address: string): Record<keyof SignInFailures, string> {
  return {
    fromAddress: limitKey('sign-in', nameKey, address),
    byAddress: limitKey('sign-in-address', address),
    onAccount: limitKey('sign-in', nameKey),
  };
}

/** Reads account, generated passwords, failure counters and their figures with one statement, known name or not. */
export async function signInCandidate(
  db: Pick<Database, '$queryRaw'>,
  nameKey: string,
  address: string,
  now: Date,
): Promise<SignInCandidate> {
  const keys = failureKeys(nameKey, address);
  const [row] = await db.$queryRaw<Row[]>(Prisma.sql`
    SELECT u.id AS "userId", u."isStaff", u."blockedAt", u."passwordHash", u."mustChangePassword",
      (SELECT uc."customerId" FROM "UserCustomer" uc JOIN "Customer" c ON c.id = uc."customerId"
        WHERE uc."userId" = u.id AND c."blockedAt" IS NULL
        ORDER BY uc."isDefault" DESC, uc."customerId" LIMIT 1) AS "customerId",
      (SELECT json_agg(json_build_object('id', p.id, 'passwordHash', p."passwordHash",
          'isUsed', p."usedAt" IS NOT NULL, 'isExpired', p."expiresAt" <= ${now}))
        FROM "PasswordReset" p WHERE p."userId" = u.id AND p."expiresAt" > ${dayBefore(now)}) AS resets,
      a.count AS "addressCount", a."expiresAt" AS "addressEnds", b.count AS "accountCount",
      b."expiresAt" AS "accountEnds", c.count AS "anyCount", c."expiresAt" AS "anyEnds", s.value AS limits
    FROM (SELECT 1) AS once
    LEFT JOIN "User" u ON u."userNameKey" = ${nameKey}
    LEFT JOIN "RateLimit" a ON a.key = ${keys.fromAddress} AND a."expiresAt" > ${now}
    LEFT JOIN "RateLimit" b ON b.key = ${keys.onAccount} AND b."expiresAt" > ${now}
    LEFT JOIN "RateLimit" c ON c.key = ${keys.byAddress} AND c."expiresAt" > ${now}
    LEFT JOIN "Setting" s ON s.code = 'SIGN_IN_LIMITS'`);
  if (!row) throw new Error('The sign-in statement always answers one row.');
  return {
    account: accountOf(row),
    failures: {
      fromAddress: counter(row.addressCount, row.addressEnds),
      onAccount: counter(row.accountCount, row.accountEnds),
      byAddress: counter(row.anyCount, row.anyEnds),
    },
    limits: settingsOfRows([{ code: 'SIGN_IN_LIMITS', value: row.limits }]).SIGN_IN_LIMITS,
  };
}

function counter(count: number | null, expiresAt: Date | null): FailureCounter | null {
  return count === null || expiresAt === null ? null : { count, expiresAt };
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

/** The generated password among an account's that was typed, if any. They are random, so a plain hash is enough. */
export function typedReset(account: SignInAccount | null, password: string) {
  const hash = secretHash(password.trim());
  return account?.resets.find((reset) => reset.passwordHash === hash) ?? null;
}

function dayBefore(now: Date): Date {
  return new Date(now.getTime() - 24 * 3_600_000);
}
