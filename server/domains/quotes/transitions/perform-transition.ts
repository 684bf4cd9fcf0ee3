import type { Prisma } from '../../../database/generated/client.ts';
import { InvalidInputError, RefusedError } from '../../../errors/errors.ts';
import { isoDayOf } from '../../../lib/calendar.ts';
import type { Context } from '../../../schema/context.ts';
import type { RecordFacts, Writes } from '../../../schema/mutation-writes.ts';
import { actorRefusalError, orderActor } from '../../identity/order-actor.ts';
import { refusedForActor } from '../../identity/rules/sided-transition.ts';
import { requestSettings } from '../../settings/read-settings.ts';
import type { Settings } from '../../settings/settings.ts';
import { promotedTargets } from '../lines/promoted-targets.ts';
import { decideTransition, type QuoteRefusal } from '../rules/decide-transition.ts';
import { possibleActions } from '../rules/offered-actions.ts';
import type { QuoteApproval } from '../rules/quote-facts.ts';
import { QUOTE_STATUSES } from '../rules/status-codes.ts';
import type { QuoteAction, QuoteTransition } from '../rules/transition.ts';
import { QUOTE_TABLE } from '../rules/transitions.ts';
import { freezeVersion } from '../versions/freeze-version.ts';
import { quoteFacts, quoteLimits } from '../versions/quote-facts.ts';
import { openVersion } from '../versions/write-version.ts';
import { auditedAs, changeQuote, recordStep } from './change-quote.ts';
import { mailOffer } from './mail-offer.ts';
import { type QuoteContext, quoteActor } from './quote-actor.ts';
import { replaceQuote } from './replace-quote.ts';
import { currentQuote, currentVersionOf, type StoredQuote } from './stored-quote.ts';
import { saveTargets, type TargetPrice } from './target-prices.ts';

/** A request to move a quote. */
type QuoteTransitionOrder = {
  priceQuoteId: number;
  action: QuoteAction;
  /** Expected version; absent: any. */
  version?: number | null | undefined;
  reason?: string | null;
  /** SUBMIT, COUNTER: the customer's target prices. */
  targets?: readonly TargetPrice[];
};

/**
 * The only way to change the status of a quote, except for accepting and automatic steps; GraphQL and REST use it.
 * Checks permission, row, rule and version, then writes the status with its effects, the history and the audit in one
 * transaction.
 */
export async function performTransition(
  context: Context,
  writes: Writes,
  order: QuoteTransitionOrder,
): Promise<void> {
  requireQuoteAction(context, order.action);
  const settings = await requestSettings(context);
  await writes.transaction(async (tx, record) => {
    const quote = await currentQuote(tx, context, order);
    const wishes =
      order.action === 'SUBMIT' ? await wishesOfRequest(tx, context, { quote, order, settings }) : {};
    await moveQuote(tx, context, { quote, order: { ...order, ...wishes }, settings, record });
    if (order.action === 'SEND') await mailOffer(tx, context, quote);
  });
}

/** Checks that do not depend on the quote come before it is read, so that refusals reveal nothing about it. */
export function requireQuoteAction({ viewer }: Pick<Context, 'viewer'>, action: QuoteAction): void {
  const refused = refusedForActor(QUOTE_TABLE, action, orderActor(viewer));
  if (refused !== null) throw actorRefusalError(refused);
}

/** Checks that the viewer, or the guest, may perform this action on the quote, and throws its refusal. */
export function granted(
  context: Pick<QuoteContext, 'viewer' | 'guest' | 'now'>,
  { quote, order, settings }: { quote: StoredQuote; order: QuoteTransitionOrder; settings: Settings },
): QuoteTransition {
  const decision = decideTransition({
    quote: quoteFacts(quote),
    limits: quoteLimits(settings),
    action: order.action,
    actor: quoteActor(context, quote),
    input: { reason: order.reason ?? null, hasTargets: (order.targets?.length ?? 0) > 0 },
    now: context.now,
  });
  if (decision.ok) return decision.transition;
  const { refused } = decision;
  throw refused.code === 'STATUS_TRANSITION_DENIED'
    ? deniedTransition(context, { quote, settings })
    : refusal(refused);
}

/** Converts a refused transition to a typed error. */
function refusal(refused: QuoteRefusal): Error {
  if (refused.code === 'FORBIDDEN') return actorRefusalError(refused);
  if (refused.code === 'REASON_REQUIRED')
    return InvalidInputError.of('reason', 'REQUIRED', 'A reason is required.');
  return new RefusedError(refused.code);
}

/** The error for an action that the status does not allow, with the actions that the caller may perform. */
export function deniedTransition(
  context: Pick<QuoteContext, 'viewer' | 'guest' | 'now'>,
  { quote, settings }: { quote: StoredQuote; settings: Settings },
): RefusedError {
  const allowed = possibleActions(quoteFacts(quote), {
    actor: quoteActor(context, quote),
    limits: quoteLimits(settings),
    now: context.now,
  });
  return new RefusedError('STATUS_TRANSITION_DENIED', { allowed });
}

type Move = { quote: StoredQuote; order: QuoteTransitionOrder; settings: Settings; record: RecordFacts };

/** Performs an action on a quote that was read in this transaction. */
export async function moveQuote(
  tx: Prisma.TransactionClient,
  context: QuoteContext,
  move: Move,
): Promise<void> {
  const { quote, order, record } = move;
  const { now } = context;
  const { to, action } = granted(context, move);
  const { n } = currentVersionOf(quote);
  const step = { quote, action, reason: order.reason?.trim() || null, n, record };
  if (to === 'NOWHERE') {
    // Its history is deleted with it; only the audit entry remains.
    record({
      action: auditedAs(action),
      entityId: quote.id,
      customerId: quote.customerId,
      data: { number: quote.number },
    });
    await tx.priceQuote.delete({ where: { id: quote.id }, select: { id: true } });
    return;
  }
  const toStatusId = QUOTE_STATUSES[to].id;
  const columns = await effects(tx, context, move, action);
  const statusSince = toStatusId === quote.statusId ? {} : { statusSince: now };
  await changeQuote(tx, quote, { ...columns, ...statusSince, statusId: toStatusId });
  await recordStep(tx, context, { ...step, toStatusId });
}

/**
 * Performs the effects of an action besides the status.
 * @returns the changed columns of the quote
 */
async function effects(
  tx: Prisma.TransactionClient,
  context: QuoteContext,
  { quote, order, settings }: Move,
  action: QuoteAction,
): Promise<Prisma.PriceQuoteUncheckedUpdateManyInput> {
  const { viewer, now } = context;
  const current = currentVersionOf(quote);
  const reason = order.reason?.trim() || null;
  switch (action) {
    case 'SUBMIT':
      await saveTargets(tx, current, order.targets ?? []);
      return {
        kind: 'PQ',
        ...(await freezeVersion(tx, current, { sentById: viewer.userId, settings, now })),
      };
    case 'SEND':
      return freezeVersion(tx, current, { sentById: viewer.userId, settings, now });
    case 'REVIEW':
    case 'ANSWER':
    case 'RECALL':
    case 'REVISE':
    case 'REFRESH': {
      const isRefresh = action === 'REFRESH';
      const kept = { validUntil: null, declineReason: null };
      if (current.sentAt === null && !isRefresh) return kept;
      return { ...kept, ...(await openVersion(tx, quote, current, { isRefresh, now })) };
    }
    case 'ASK_APPROVAL':
      return saveApproval(tx, current, 'ASKED');
    case 'APPROVE':
      return saveApproval(tx, current, 'APPROVED');
    case 'REFUSE_APPROVAL':
      return saveApproval(tx, current, 'REFUSED');
    case 'COUNTER':
      await saveTargets(tx, current, order.targets ?? []);
      return {};
    case 'DECLINE':
    case 'REJECT':
      return { declineReason: reason, validUntil: null };
    case 'REPLACE':
      return { supersededById: await replaceQuote(tx, context, quote), validUntil: null };
    default:
      return {};
  }
}

/**
 * Target prices from the promotions for the pieces of a request. The names of the promotions are the reason, unless
 * the customer gives one.
 */
async function wishesOfRequest(
  tx: Prisma.TransactionClient,
  { now, language }: Context,
  { quote, order, settings }: Pick<Move, 'quote' | 'order' | 'settings'>,
): Promise<Pick<QuoteTransitionOrder, 'targets' | 'reason'>> {
  const { lines } = currentVersionOf(quote);
  const pieces = await tx.itemType.findMany({
    where: { id: { in: lines.map(({ itemTypeId }) => itemTypeId) } },
    select: { id: true, code: true, nameEn: true, nameFr: true, itemGroupId: true },
  });
  const { targets, reason } = await promotedTargets(tx, {
    lines: lines.map((line) => ({
      ...line,
      itemType: pieces.find(({ id }) => id === line.itemTypeId) ?? null,
    })),
    customerId: quote.customerId,
    today: isoDayOf(now, settings.COMPANY.timeZone),
    language,
  });
  return {
    targets: [...targets].map(([lineKey, unitPrice]) => ({ lineKey, unitPrice })),
    reason: order.reason?.trim() || reason,
  };
}

/** Writes the approval of a version, which an edit of its lines ends. The quote itself does not change. */
async function saveApproval(
  tx: Prisma.TransactionClient,
  version: { id: number },
  approval: QuoteApproval,
): Promise<Prisma.PriceQuoteUncheckedUpdateManyInput> {
  await tx.priceQuoteVersion.update({ where: { id: version.id }, data: { approval }, select: { id: true } });
  return {};
}
