import * as orders from '../../../orders/action-layout.ts';

/** An action that the server offers for a job. */
export type OfferedAction = orders.OfferedAction & {
  readonly takesReason: boolean;
  readonly reversible: boolean;
};

/** Next steps in the order offered. */
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

/** Possible in every status. */
const ALWAYS = ['RE_ORDER'];

/** Steps with their own dialog, because they need more than a reason. */
const WITH_DIALOG = ['ANSWER', 'REQUEST_APPROVAL', 'CHANGE_ORDER'];

/** Lays out the actions of a job. */
export function layOutActions<A extends OfferedAction>(actions: readonly A[]): orders.ActionLayout<A> {
  return orders.layOutActions(actions, { forward: FORWARD, always: ALWAYS, isPossible });
}

/** ANSWER can be chosen without the customer's note, because its dialog writes it. */
function isPossible({ action, enabled, missing }: OfferedAction): boolean {
  return enabled || (action === 'ANSWER' && missing === 'CUSTOMER_NOTE_REQUIRED');
}

/** Whether a step needs no dialog: no input, and it can be undone. */
export function isImmediate({ action, reversible, takesReason }: OfferedAction): boolean {
  return reversible && !takesReason && !WITH_DIALOG.includes(action);
}
