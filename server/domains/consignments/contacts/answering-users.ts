import type { Prisma } from '../../../database/generated/client.ts';
import { CONSIGNMENTS_VIEW } from '../rules/transitions.ts';

/**
 * Row filter of users who can be the contact of a consignment: those who may see consignments, so that they see this
 * one and get its notices.
 */
export const ANSWERING_USERS = {
  isStaff: false,
  blockedAt: null,
  roles: { some: { role: { is: { permissions: { some: { permissionNumber: CONSIGNMENTS_VIEW } } } } } },
} satisfies Prisma.UserWhereInput;
