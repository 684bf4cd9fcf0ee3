import type { Prisma } from '../../database/generated/client.ts';
import { InvalidInputError } from '../../errors/errors.ts';
import { userNameKey } from './sign-in/sign-in-candidate.ts';

/** A new user. Portal users have at least one customer; the first one is their default. */
type NewUser = {
  userName: string;
  email: string;
  firstName: string;
  lastName: string;
  phone?: string | null;
  language: 'en' | 'fr';
  /** Codes of roles; all of them for staff, or all for portal users. */
  roleCodes: string[];
  customerIds: number[];
  /** From `hashPassword`. */
  passwordHash: string;
  mustChangePassword?: boolean;
  startupModuleId?: number | null;
  createdAt?: Date;
};

/**
 * Creates a user.
 * @returns the id
 * @throws InvalidInputError roleCodes UNKNOWN, MIXED; customerIds REQUIRED
 */
export async function createUser(tx: Prisma.TransactionClient, user: NewUser): Promise<number> {
  const roles = await tx.role.findMany({
    where: { code: { in: user.roleCodes } },
    select: { id: true, isStaff: true },
  });
  const isStaff = roles[0]?.isStaff ?? false;
  if (roles.length === 0 || roles.length !== new Set(user.roleCodes).size)
    throw InvalidInputError.of('roleCodes', 'UNKNOWN');
  if (roles.some((role) => role.isStaff !== isStaff)) throw InvalidInputError.of('roleCodes', 'MIXED');
  if (!isStaff && user.customerIds.length === 0) throw InvalidInputError.of('customerIds', 'REQUIRED');
  const { roleCodes: _codes, customerIds, userName, ...columns } = user;
  const { id } = await tx.user.create({
    data: {
      ...columns,
      userName: userName.trim(),
      userNameKey: userNameKey(userName),
      isStaff,
      roles: { createMany: { data: roles.map((role) => ({ roleId: role.id })) } },
      customers: {
        createMany: {
          data: customerIds.map((customerId, index) => ({ customerId, isDefault: index === 0 })),
        },
      },
    },
    select: { id: true },
  });
  return id;
}
