import { z } from 'zod';
import { ConflictError, NotFoundError } from '../../errors/errors.ts';
import { MAX_ID } from '../../lib/max-id.ts';
import { mutation } from '../../schema/mutation.ts';
import { parseInput } from '../../schema/parse-input.ts';
import { lockCustomer } from '../customers/lock-customer.ts';
import { CARDS_EDIT, cardsOfCustomer, refuseWhileActing } from './access.ts';
import { customerField } from './cards-result.ts';

const inputSchema = z.object({
  id: z.int().min(1).max(MAX_ID),
  version: z.int().nullish(),
});

mutation('setDefaultCard', {
  description: 'Makes a saved card the default card; needs 2103. Refused with NOT_WHILE_ACTING.',
  permission: CARDS_EDIT,
  audit: { action: 'CARD_MADE_DEFAULT', entityType: 'SavedCard' },
  repeat: 'naturally repeatable: the same card stays the default',
  budget: 7,
  input: (t) => ({
    id: t.int({ required: true, description: 'Integer id of the card.' }),
    version: t.int({
      description: 'Version that the client last read; another version is refused with ConflictError.',
    }),
  }),
  resolve: async (input, { viewer }, writes) => {
    refuseWhileActing(viewer);
    const customerId = viewer.requireCustomer();
    const { id, version } = parseInput(inputSchema, input);
    return writes.transaction(async (tx, record) => {
      await lockCustomer(tx, customerId);
      const card = await tx.savedCard.findFirst({
        where: { id, AND: cardsOfCustomer(viewer) ?? { id: { in: [] } } },
        select: { isDefault: true, version: true, brand: true, last4: true },
      });
      if (!card) throw new NotFoundError('SavedCard');
      if (version != null && version !== card.version) throw new ConflictError(card.version);
      if (card.isDefault) {
        record(null);
        return { customerId };
      }
      await tx.savedCard.updateMany({
        where: { customerId, isDefault: true, removedAt: null },
        data: { isDefault: false, version: { increment: 1 } },
      });
      await tx.savedCard.update({
        where: { id },
        data: { isDefault: true, version: { increment: 1 } },
        select: { id: true },
      });
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
