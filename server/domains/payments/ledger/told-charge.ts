import type { Prisma } from '../../../database/generated/client.ts';

/** What of a charge says what its bank has said: `bankWordOf`. */
export const TOLD_CHARGE = {
  state: true,
  findings: { where: { kind: 'MISSING_THERE', state: 'OPEN' }, take: 1, select: { id: true } },
} satisfies Prisma.ChargeSelect;
