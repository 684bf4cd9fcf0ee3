import { builder } from '../../../schema/builder.ts';
import { orderActor } from '../../identity/order-actor.ts';
import { requestSettings } from '../../settings/read-settings.ts';
import { Status } from '../../settings/status.type.ts';
import { statusRow } from '../../settings/status-rows.ts';
import { PriceQuote } from '../quote/price-quote.type.ts';
import type { QuoteObstacle } from '../rules/decide-transition.ts';
import { type OfferedQuoteAction, offeredActions } from '../rules/offered-actions.ts';
import { QUOTE_STATUSES } from '../rules/status-codes.ts';
import { QUOTE_FACTS_SELECT, quoteFacts, quoteLimits } from '../versions/quote-facts.ts';

const DESCRIPTIONS = {
  QUOTE_EMPTY: { description: 'It has no lines.' },
  LINES_NOT_PRICED: { description: 'A line has no price.' },
  MARGIN_BELOW_FLOOR: { description: 'The margin is below the floor: that needs permission 1609.' },
  DISCOUNT_ABOVE_LIMIT: { description: 'The discount is above the limit: that needs permission 1609.' },
  QUOTE_EXPIRED: { description: 'The offer has expired.' },
  QUOTE_STILL_VALID: { description: 'The offer is still valid.' },
  REQUESTED_BY_CUSTOMER: { description: 'The customer requested the quote and would no longer see it.' },
  QUOTE_WAS_SENT: { description: 'The customer has seen it.' },
  ACTING_AS_FORBIDDEN: {
    description: 'Only the customer may do this, not a staff member acting on their behalf.',
  },
} satisfies Record<QuoteObstacle, { description: string }>;

/** What an action on a quote lacks, in GraphQL. */
const QuoteObstacleEnum = builder.enumType('PriceQuoteActionObstacle', {
  description: 'A requirement that a quote does not meet yet for an action.',
  values: DESCRIPTIONS,
});

/** An action on a quote. */
const QuoteActionType = builder.objectRef<OfferedQuoteAction>('PriceQuoteAction').implement({
  description: 'An action on a price quote. A disabled action lists its missing requirements.',
  fields: (t) => ({
    action: t.exposeString('action', {
      description:
        'Action for `transitionPriceQuote`; `ACCEPT` and `COUNTER` have mutations of their own, `acceptPriceQuote` and `counterPriceQuote`.',
    }),
    to: t.field({
      type: Status,
      nullable: true,
      description: 'Status that it leads to; null when the quote is deleted.',
      resolve: ({ to }, _args, context) => (to === null ? null : statusRow(context, QUOTE_STATUSES[to].id)),
    }),
    permission: t.exposeInt('permission', { description: 'Permission that it needs.' }),
    requiresReason: t.exposeBoolean('requiresReason', {
      description:
        'A reason, question or answer is required; for `COUNTER`, target prices are accepted instead.',
    }),
    takesReason: t.exposeBoolean('takesReason', { description: 'A reason can be given.' }),
    takesTargetPrices: t.exposeBoolean('takesTargetPrices', {
      description: 'Target prices can be given.',
    }),
    enabled: t.exposeBoolean('enabled', { description: 'It is possible now.' }),
    missing: t.field({
      type: QuoteObstacleEnum,
      nullable: true,
      description: 'The missing requirement; null when there is none.',
      resolve: ({ missing }) => missing,
    }),
  }),
});

builder.prismaObjectField(PriceQuote, 'allowedActions', (t) =>
  t.field({
    type: [QuoteActionType],
    description: 'Actions available to the viewer.',
    select: { id: true },
    resolve: async ({ id }, _args, context) => {
      const { db, viewer, now } = context;
      // Read separately from the row: the row has the versions that the viewer sees, the rules read the one being
      // written.
      const [quote, settings] = await Promise.all([
        db.priceQuote.findUniqueOrThrow({ where: { id }, select: QUOTE_FACTS_SELECT }),
        requestSettings(context),
      ]);
      const limits = quoteLimits(settings);
      return offeredActions(quoteFacts(quote), { actor: orderActor(viewer), limits, now });
    },
  }),
);
