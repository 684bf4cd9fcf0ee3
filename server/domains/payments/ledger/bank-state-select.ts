import type { Prisma } from '../../../database/generated/client.ts';

/** Columns of a charge for `bankStateOf`. */
export const BANK_STATE_SELECT = {
  state: true,
  findings: { where: { kind: 'MISSING_THERE', state: 'OPEN' }, take: 1, select: { id: true } },
} satisfies Prisma.ChargeSelect;
