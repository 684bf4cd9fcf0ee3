import { z } from 'zod';
import type { CardGatewayCode } from '../../gateways/create-gateways.ts';
import { task } from '../../queue/task.ts';

/** Deletes a card at the gateway after it was deleted here; it can be repeated. */
export const forgetCard = task('forget_card', {
  payload: z.strictObject({ savedCardId: z.int().positive() }),
  attempts: 12,
  run: async ({ savedCardId }, { db, services }) => {
    const card = await db.savedCard.findUnique({
      where: { id: savedCardId, removedAt: { not: null } },
      select: { gateway: true, gatewayCardReference: true, gatewayCustomerReference: true },
    });
    if (!card) return;
    // Only these values are written to this column. Without keys, the gateway is not used any more.
    await services.gateways.cards(card.gateway as CardGatewayCode)?.forgetCard({
      cardReference: card.gatewayCardReference,
      customerReference: card.gatewayCustomerReference,
    });
  },
});
