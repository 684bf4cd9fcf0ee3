import { z } from 'zod';
import type { CardGatewayCode } from '../../gateways/create-gateways.ts';
import { task } from '../../queue/task.ts';

/** Asks the gateway to forget a card that was taken away here; it may be asked twice. */
export const forgetCard = task('forget_card', {
  payload: z.strictObject({ savedCardId: z.int().positive() }),
  attempts: 12,
  run: async ({ savedCardId }, { db, services }) => {
    const card = await db.savedCard.findUnique({
      where: { id: savedCardId, removedAt: { not: null } },
      select: { gateway: true, gatewayCardReference: true, gatewayCustomerReference: true },
    });
    if (!card) return;
    // The column is only ever written from these values. Whoever took the keys away has left the gateway.
    await services.gateways.cards(card.gateway as CardGatewayCode)?.forgetCard({
      cardReference: card.gatewayCardReference,
      customerReference: card.gatewayCustomerReference,
    });
  },
});
