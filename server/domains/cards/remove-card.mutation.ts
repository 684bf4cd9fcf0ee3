import { z } from 'zod';
import { NotFoundError } from '../../errors/errors.ts';
import { MAX_ID } from '../../lib/max-id.ts';
import { addJob } from '../../queue/add-job.ts';
import { mutation } from '../../schema/mutation.ts';
import { parseInput } from '../../schema/parse-input.ts';
import { lockCustomer } from '../customers/lock-customer.ts';
import { CARDS_DELETE, cardsOfCustomer, refuseWhileActing } from './access.ts';
import { customerField } from './cards-result.ts';
import { forgetCard } from './forget-card.task.ts';

const inputSchema = z.object({ id: z.int().min(1).max(MAX_ID) });

mutation('removeCard', {
  description:
    'Deletes a saved card, also at the gateway; needs 2104. Payments made with it are kept. Refused with ' +
    'NOT_WHILE_ACTING.',
  permission: CARDS_DELETE,
  audit: { action: 'CARD_REMOVED', entityType: 'SavedCard' },
  repeat: 'naturally repeatable: a card is taken away once',
  budget: 7,
  input: (t) => ({ id: t.int({ required: true, description: 'Integer id of the card.' }) }),
  resolve: async (input, { viewer, now }, writes) => {
    refuseWhileActing(viewer);
    const customerId = viewer.requireCustomer();
    const { id } = parseInput(inputSchema, input);
    return writes.transaction(async (tx, record) => {
      await lockCustomer(tx, customerId);
      const card = await tx.savedCard.findFirst({
        where: { id, AND: cardsOfCustomer(viewer) ?? { id: { in: [] } } },
        select: { brand: true, last4: true },
      });
      if (!card) throw new NotFoundError('SavedCard');
      await tx.savedCard.update({
        where: { id },
        data: { removedAt: now, isDefault: false, version: { increment: 1 } },
        select: { id: true },
      });
      await addJob(tx, forgetCard, { savedCardId: id }, { about: `${card.brand} ${card.last4}` });
      record({ entityId: id, customerId, data: { brand: card.brand, last4: card.last4 } });
      return { customerId };
    });
  },
  success: (t) => ({ customer: customerField(t) }),
  sample: async ({ caller, owner, savedCard, foreign }) => ({
    as: caller(owner),
    input: { id: await savedCard() },
    foreign: { 'input.id': foreign.savedCardId },
  }),
});
