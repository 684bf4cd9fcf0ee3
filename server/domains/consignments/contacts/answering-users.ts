import type { Prisma } from '../../../database/generated/client.ts';
import { CONSIGNMENTS_VIEW } from '../rules/transitions.ts';

/**
 * Row filter of users who can answer for pieces at a customer they belong to: they may see consignments, so that they see
 * the one that names them and are told of its term.
 */
export const ANSWERING_USERS = {
  isStaff: false,
  blockedAt: null,
  roles: { some: { role: { is: { permissions: { some: { permissionNumber: CONSIGNMENTS_VIEW } } } } } },
} satisfies Prisma.UserWhereInput;
