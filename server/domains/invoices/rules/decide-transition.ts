import {
  type ActorRefusal,
  type OrderActor,
  reaches,
  refusedForActor,
  sideOf,
} from '../../identity/rules/sided-transition.ts';
import type { InvoiceStatusCode } from '../../payments/rules/invoice-status.ts';
import {
  INVOICE_GUARDS,
  INVOICE_TABLE,
  INVOICE_TRANSITIONS,
  type InvoiceAction,
  type InvoiceFacts,
  type InvoiceGuard,
  type InvoiceTransition,
} from './transitions.ts';

/** The refusal code of a guard. */
export type InvoiceObstacle = (typeof INVOICE_GUARDS)[InvoiceGuard]['code'];

/** Why a transition is refused. FORBIDDEN names a permission that would have allowed it. */
type InvoiceRefusal =
  | ActorRefusal
  | { code: 'STATUS_TRANSITION_DENIED' | 'REASON_REQUIRED' | InvoiceObstacle };

/** A user's request to move an invoice. */
type InvoiceRequest = {
  invoice: InvoiceFacts;
  action: InvoiceAction;
  actor: OrderActor;
  reason: string | null;
};

/** The decision of the rule. */
type InvoiceDecision = { ok: true; transition: InvoiceTransition } | { ok: false; refused: InvoiceRefusal };

/** Decides whether an actor may perform an action on an invoice: checks permission, then row, then rule, then input. */
export function decideTransition({ invoice, action, actor, reason }: InvoiceRequest): InvoiceDecision {
  const actorRefusal = refusedForActor(INVOICE_TABLE, action, actor);
  if (actorRefusal !== null) return { ok: false, refused: actorRefusal };
  const transition = INVOICE_TRANSITIONS.find(
    (each) => each.from === invoice.status && each.action === action,
  );
  const terms = transition && sideOf(transition, actor.side);
  if (!transition || !terms) return { ok: false, refused: { code: 'STATUS_TRANSITION_DENIED' } };
  if (!reaches(actor, terms.anyOf, invoice))
    return { ok: false, refused: { code: 'FORBIDDEN', permission: terms.anyOf[0] ?? 0 } };
  const failed = transition.guards.find((guard) => !INVOICE_GUARDS[guard].holds(invoice));
  if (failed) return { ok: false, refused: { code: INVOICE_GUARDS[failed].code } };
  if (transition.requiresReason && (reason === null || reason.trim() === ''))
    return { ok: false, refused: { code: 'REASON_REQUIRED' } };
  return { ok: true, transition };
}

/** An action of the viewer on an invoice, and what it lacks, if anything. */
export type OfferedInvoiceAction = {
  action: InvoiceAction;
  to: InvoiceStatusCode;
  permission: number;
  requiresReason: boolean;
  /** The missing requirement. */
  missing: InvoiceObstacle | null;
};

/** The actions of the viewer on an invoice, in the order of the transitions. */
export function offeredActions(invoice: InvoiceFacts, actor: OrderActor): OfferedInvoiceAction[] {
  return INVOICE_TRANSITIONS.filter(({ from }) => from === invoice.status).flatMap((transition) => {
    const { action, to, requiresReason } = transition;
    const decision = decideTransition({ invoice, action, actor, reason: '-' });
    const missing = decision.ok ? null : obstacleOf(decision.refused.code);
    // Any other refusal hides the action from the viewer.
    if (!decision.ok && missing === null) return [];
    const permission = sideOf(transition, actor.side)?.anyOf[0] ?? 0;
    return [{ action, to, permission, requiresReason, missing }];
  });
}

function obstacleOf(code: InvoiceRefusal['code']): InvoiceObstacle | null {
  return code === 'INVOICE_HAS_PAYMENTS' ? code : null;
}
