import { decimal } from '../../../lib/money.ts';
import { builder } from '../../../schema/builder.ts';
import type { Context } from '../../../schema/context.ts';
import { seesAmounts } from '../../pricing/access.ts';
import { priceMany } from '../../pricing/calculation/read-and-price.ts';
import { configurationOfLine, orderablePrice } from '../../pricing/held-price.ts';
import { NOTABLE_DRIFT_PERCENT, priceDrift } from '../rules/price-drift.ts';
import { standardChoice } from '../rules/quote-total.ts';
import { quoteStatusCode } from '../rules/status-codes.ts';
import { MARGIN_LINE_SELECT, marginLine, QUOTE_LINE_ORDER } from '../versions/quote-facts.ts';
import { PriceQuote } from './price-quote.type.ts';

const DRIFTING = {
  statusId: true,
  customerId: true,
  currentVersion: {
    select: {
      lines: {
        orderBy: QUOTE_LINE_ORDER,
        select: {
          ...MARGIN_LINE_SELECT,
          itemTypeId: true,
          alloyId: true,
          priorityId: true,
          size: true,
          choices: true,
          parts: true,
          ownMetal: true,
        },
      },
    },
  },
} as const;

builder.prismaObjectField(PriceQuote, 'priceDriftPercent', (t) =>
  t.field({
    type: 'Decimal',
    nullable: true,
    description: `Change of the calculated prices since the offer was sent, in per cent; null while it is less than ${NOTABLE_DRIFT_PERCENT}, or when nothing is offered. Staff only.`,
    select: DRIFTING,
    resolve: async ({ statusId, customerId, currentVersion }, _args, context) => {
      const { viewer } = context;
      if (!viewer.isStaff || !seesAmounts(viewer) || quoteStatusCode(statusId) !== 'SENT') return null;
      const drift = await driftOf(context, customerId, currentVersion?.lines ?? []);
      return drift?.abs().greaterThan(NOTABLE_DRIFT_PERCENT) ? drift : null;
    },
  }),
);

type Line = Parameters<typeof marginLine>[0] & Parameters<typeof configurationOfLine>[0];

/** Prices are cached until the catalogue or the market changes. */
async function driftOf({ db, now, services }: Context, customerId: number, lines: readonly Line[]) {
  const counted = new Set(standardChoice(lines.map(marginLine)).map(({ lineKey }) => lineKey));
  const offered = lines.filter(({ lineKey }) => counted.has(lineKey));
  const outcomes = await priceMany(db, {
    customerId,
    now,
    requests: offered.map((line) => ({ configuration: configurationOfLine(line), quantity: line.quantity })),
    changes: services.changes,
  });
  return priceDrift(
    offered.map(({ quantity, calculatedPrice }, index) => {
      const outcome = outcomes[index];
      const priced = outcome && 'priced' in outcome ? outcome.priced : null;
      return {
        quantity,
        before: calculatedPrice === null ? null : decimal(calculatedPrice),
        after: priced && orderablePrice(priced),
      };
    }),
  );
}
