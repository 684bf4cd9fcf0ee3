import { z } from 'zod';
import type { Prisma } from '../../../database/generated/client.ts';
import { ConflictError } from '../../../errors/errors.ts';
import { builder } from '../../../schema/builder.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { requestSettings } from '../../settings/read-settings.ts';
import { maintainsRates } from '../rate-tables/access.ts';
import { addPrices, addQuotations, type MetalQuotation } from './add-quotations.ts';

/** Maximum number of quotations per call. */
const MAX_IDS = 100;

const idsSchema = z.object({ heldIds: z.array(z.int().positive()).min(1, 'REQUIRED').max(MAX_IDS) });

const HeldPriceDecisionEnum = builder.enumType('HeldPriceDecision', {
  description: 'Decisions on a held market price.',
  values: {
    ACCEPT: { description: 'Use it.' },
    REFUSE: { description: 'Never use it; the same price is not held again.' },
  } as const,
});

mutation('decideHeldMarketPrices', {
  description:
    'Accepts or refuses held market prices, all of them or none. After a price is accepted, the other held prices of its metal are checked again.',
  permission: maintainsRates,
  audit: { action: 'MARKET_PRICES_DECIDED', entityType: null },
  repeat: 'naturally repeatable: a repeat finds them decided and is refused',
  // Acceptance: remove, add, read the remaining ones with their previous prices, add and hold again, audit.
  budget: 9,
  input: (t) => ({
    heldIds: t.intList({ required: true, description: `Which quotations, ${MAX_IDS} at most.` }),
    decision: t.field({ type: HeldPriceDecisionEnum, required: true, description: 'Decision.' }),
  }),
  resolve: async ({ decision, ...input }, context, writes) => {
    const heldIds = [...new Set(parseInput(idsSchema, { heldIds: input.heldIds }).heldIds)];
    const { MARKET_MOVE_LIMIT_PERCENT: limitPercent } = await requestSettings(context);
    const { now } = context;
    await writes.transaction(async (tx, record) => {
      if (decision === 'REFUSE') await refuse(tx, heldIds, now);
      else await accept(tx, heldIds, { limitPercent, now });
      record({ data: { heldIds, decision } });
    });
    return { decided: heldIds.length };
  },
  success: (t) => ({
    decided: t.exposeInt('decided', { description: 'Number of market prices decided on.' }),
  }),
  sample: async ({ caller, admin, db }) => {
    const metal = await db.metal.findFirstOrThrow({ where: { code: 'AU' } });
    const asOf = new Date('2020-02-03T00:00:00Z');
    const quoted = { asOf, buy: '4000', sell: '4000', source: 'FILE', against: '2000', heldAt: asOf };
    const { id } = await db.heldMarketPrice.upsert({
      where: { metalId_asOf: { metalId: metal.id, asOf } },
      create: { ...quoted, metalId: metal.id },
      update: { refusedAt: null },
    });
    return { as: caller(admin), input: { heldIds: [id], decision: 'REFUSE' } };
  },
});

async function refuse(tx: Prisma.TransactionClient, heldIds: readonly number[], now: Date): Promise<void> {
  const { count } = await tx.heldMarketPrice.updateMany({
    where: { id: { in: [...heldIds] }, refusedAt: null },
    data: { refusedAt: now },
  });
  if (count !== heldIds.length) throw new ConflictError();
}

async function accept(
  tx: Prisma.TransactionClient,
  heldIds: readonly number[],
  holding: { limitPercent: string; now: Date },
): Promise<void> {
  const accepted = await deleteHeld(tx, heldIds);
  if (accepted.length !== heldIds.length) throw new ConflictError();
  await addPrices(tx, accepted);
  const waiting = await stillWaiting(
    tx,
    accepted.map(({ metalCode }) => metalCode),
  );
  await addQuotations(tx, waiting, holding);
}

/** Deletes held quotations. A concurrent second call finds none. */
function deleteHeld(tx: Prisma.TransactionClient, heldIds: readonly number[]): Promise<MetalQuotation[]> {
  return tx.$queryRaw`
    DELETE FROM "HeldMarketPrice" held USING "Metal" metal
    WHERE metal.id = held."metalId" AND held.id = ANY(${heldIds}) AND held."refusedAt" IS NULL
    RETURNING metal.code AS "metalCode", held."asOf", held.buy::text, held.sell::text, held.source`;
}

async function stillWaiting(
  tx: Prisma.TransactionClient,
  metalCodes: readonly string[],
): Promise<MetalQuotation[]> {
  const rows = await tx.heldMarketPrice.findMany({
    where: { refusedAt: null, metal: { code: { in: [...metalCodes] } } },
    select: { asOf: true, buy: true, sell: true, source: true, metal: { select: { code: true } } },
  });
  return rows.map(({ metal, buy, sell, ...row }) => ({
    ...row,
    metalCode: metal.code,
    buy: buy.toFixed(),
    sell: sell.toFixed(),
  }));
}
