import type { Prisma } from '../../../database/generated/client.ts';

/** What of a charge says what its bank has said: `bankStateOf`. */
export const BANK_STATE_SELECT = {
  state: true,
  findings: { where: { kind: 'MISSING_THERE', state: 'OPEN' }, take: 1, select: { id: true } },
} satisfies Prisma.ChargeSelect;
