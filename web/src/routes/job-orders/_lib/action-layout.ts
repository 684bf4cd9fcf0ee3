import * as orders from '../../../orders/action-layout.ts';

/** An action as the server offers it for a job. */
export type OfferedAction = orders.OfferedAction & {
  readonly takesReason: boolean;
  readonly reversible: boolean;
};

/** Steps forward in the order in which they are offered. */
const FORWARD = [
  'APPROVE',
  'ANSWER',
  'DECLINE',
  'RELEASE',
  'REQUEST_APPROVAL',
  'START',
  'TO_QC',
  'PASS',
  'REWORK',
  'SHIP',
  'COMPLETE',
  'RESUME',
  'RESTORE',
];

/** Possible wherever a job stands. */
const ALWAYS = ['RE_ORDER'];

/** Steps with a dialog of their own: what they need is more than a reason. */
const WITH_DIALOG = ['ANSWER', 'REQUEST_APPROVAL', 'CHANGE_ORDER'];

/** Lays out what the server offers for a job. */
export function layOutActions<A extends OfferedAction>(actions: readonly A[]): orders.ActionLayout<A> {
  return orders.layOutActions(actions, { forward: FORWARD, always: ALWAYS, isPossible });
}

/** An answer still lacks the note that its own dialog writes. */
function isPossible({ action, enabled, missing }: OfferedAction): boolean {
  return enabled || (action === 'ANSWER' && missing === 'CUSTOMER_NOTE_REQUIRED');
}

/** Whether a step is taken without a dialog: nothing to ask, and it can be taken back. */
export function isImmediate({ action, reversible, takesReason }: OfferedAction): boolean {
  return reversible && !takesReason && !WITH_DIALOG.includes(action);
}
