import type { Prisma } from '../../../database/generated/client.ts';
import { builder } from '../../../schema/builder.ts';
import type { Context } from '../../../schema/context.ts';
import { fullName } from '../../identity/user.type.ts';
import { seesAmounts } from '../../pricing/access.ts';
import { requestSettings } from '../../settings/read-settings.ts';
import { seesCost } from '../access.ts';
import { approvalOfOffer, type OfferApproval } from '../rules/approval-of-offer.ts';
import { APPROVAL_ACTIONS } from '../rules/transitions.ts';
import { QUOTE_FACTS_SELECT, quoteFacts, quoteLimits } from '../versions/quote-facts.ts';
import { PriceQuote } from './price-quote.type.ts';

const StateEnum = builder.enumType('PriceQuoteApprovalState', {
  description: 'How far the approval of an offer has come.',
  values: {
    NEEDED: { description: 'Needed: it cannot be sent without an approval, and none was requested.' },
    ASKED: { description: 'Requested: a decision by someone with permission 1609 is pending.' },
    APPROVED: { description: 'Approved: it may be sent.' },
    REFUSED: { description: 'It was refused; other prices, or another request, are possible.' },
  } as const,
});

const STEP_SELECT = {
  at: true,
  reason: true,
  user: { select: { firstName: true, lastName: true } },
} satisfies Prisma.PriceQuoteEventSelect;

type Step = Prisma.PriceQuoteEventGetPayload<{ select: typeof STEP_SELECT }>;
type ShownApproval = OfferApproval & { asked: Step | null; decided: Step | null };

const StepType = builder.objectRef<Step>('PriceQuoteApprovalStep').implement({
  description: 'A request for approval, or a decision on it.',
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime', description: 'When.' }),
    reason: t.exposeString('reason', { nullable: true, description: 'Reason or remark.' }),
    by: t.string({
      nullable: true,
      description: 'Name of who did it.',
      resolve: ({ user }) => user && fullName(user),
    }),
  }),
});

const ApprovalType = builder.objectRef<ShownApproval>('PriceQuoteApproval').implement({
  description:
    'The approval of an offer below the margin floor, or beyond the discount limit. A change of its lines ends it.',
  fields: (t) => ({
    state: t.field({
      type: StateEnum,
      description: 'How far it has come.',
      resolve: ({ state }) => state,
    }),
    total: t.field({
      type: 'Decimal',
      nullable: true,
      description:
        'Total of the offer before shipping and tax; null when prices are not shown. With optional lines or alternatives: of the choice with the least margin.',
      resolve: ({ total }, _args, { viewer }) => (seesAmounts(viewer) ? total : null),
    }),
    cost: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Manufacturing cost of the lines whose cost is known. Needs 1303 or 1609.',
      resolve: ({ cost }, _args, { viewer }) => (seesCost(viewer) ? cost : null),
    }),
    marginPercent: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Margin of those lines, in per cent. With 1303 or 1609 only.',
      resolve: ({ marginPercent }, _args, { viewer }) => (seesCost(viewer) ? marginPercent : null),
    }),
    marginFloor: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Least margin that needs no approval, in per cent; null: any. With 1303 or 1609 only.',
      resolve: ({ marginFloor }, _args, { viewer }) => (seesCost(viewer) ? marginFloor : null),
    }),
    discountPercent: t.field({
      type: 'Decimal',
      nullable: true,
      description:
        'By how much it is offered below the calculated prices, in per cent; with optional lines or alternatives, the largest possible.',
      resolve: ({ discountPercent }, _args, { viewer }) => (seesAmounts(viewer) ? discountPercent : null),
    }),
    discountLimit: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Largest discount that needs no approval, in per cent; null: any.',
      resolve: ({ discountLimit }, _args, { viewer }) => (seesAmounts(viewer) ? discountLimit : null),
    }),
    asked: t.field({
      type: StepType,
      nullable: true,
      description: 'The request for approval: who, when and why.',
      resolve: ({ asked }) => asked,
    }),
    decided: t.field({
      type: StepType,
      nullable: true,
      description: 'The decision; null while there is none.',
      resolve: ({ decided }) => decided,
    }),
  }),
});

builder.prismaObjectField(PriceQuote, 'approval', (t) =>
  t.field({
    type: ApprovalType,
    nullable: true,
    description:
      'The approval that the version being written needs, or has, to be sent below the limits; null where it needs none. Staff only.',
    select: { id: true },
    resolve: ({ id }, _args, context) => (context.viewer.isStaff ? shownApproval(context, id) : null),
  }),
);

async function shownApproval(context: Context, id: number): Promise<ShownApproval | null> {
  const { db, now } = context;
  const quote = await db.priceQuote.findUniqueOrThrow({
    where: { id },
    select: {
      ...QUOTE_FACTS_SELECT,
      events: {
        where: { action: { in: [...APPROVAL_ACTIONS] } },
        orderBy: { id: 'desc' },
        take: 2,
        select: STEP_SELECT,
      },
    },
  });
  const limits = quoteLimits(await requestSettings(context));
  const approval = approvalOfOffer(quoteFacts(quote), { limits, now });
  if (approval === null) return null;
  // Requests and decisions from before the last edit no longer apply.
  const [last, before] = approval.state === 'NEEDED' ? [] : quote.events;
  const isAsked = approval.state === 'ASKED';
  return { ...approval, asked: (isAsked ? last : before) ?? null, decided: (isAsked ? null : last) ?? null };
}
