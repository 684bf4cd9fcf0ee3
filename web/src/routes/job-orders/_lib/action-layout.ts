/** An action as the server offers it for a job. */
export type OfferedAction = {
  readonly action: string;
  readonly enabled: boolean;
  /** Code of what is missing. */
  readonly missing: string | null | undefined;
  readonly takesReason: boolean;
  readonly reversible: boolean;
};

/** Steps forward in the order in which they are offered; the first is the one to take next. */
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
  'RE_ORDER',
];

/** Most buttons beside the menu. */
const MAX_BUTTONS = 2;

/** Steps with a dialog of their own: what they need is more than a reason. */
const WITH_DIALOG = ['ANSWER', 'REQUEST_APPROVAL', 'CHANGE_ORDER'];

/** Where the actions of a job stand. */
export type ActionLayout<A extends OfferedAction> = {
  /** Beside the menu; the first is the main one. */
  readonly buttons: readonly A[];
  readonly menu: readonly A[];
  /** Steps forward that cannot be taken yet, each with what is missing: shown under the buttons. */
  readonly refused: readonly (A & { readonly missing: string })[];
  /** Other actions that cannot be taken now: disabled in the menu, each with what is missing. */
  readonly later: readonly (A & { readonly missing: string })[];
};

/** Lays out what the server offers: the next steps as buttons, the rest in the menu, the refused with what they lack. */
export function layOutActions<A extends OfferedAction>(actions: readonly A[]): ActionLayout<A> {
  const possible = actions.filter(isPossible);
  const buttons = FORWARD.flatMap((name) => possible.filter(({ action }) => action === name)).slice(
    0,
    MAX_BUTTONS,
  );
  const refused = actions.flatMap((offered) =>
    !isPossible(offered) && offered.missing ? [{ ...offered, missing: offered.missing }] : [],
  );
  return {
    buttons,
    menu: possible.filter((action) => !buttons.includes(action)),
    refused: refused.filter(({ action }) => FORWARD.includes(action)),
    later: refused.filter(({ action }) => !FORWARD.includes(action)),
  };
}

/** An answer still lacks the note that its own dialog writes. */
function isPossible({ action, enabled, missing }: OfferedAction): boolean {
  return enabled || (action === 'ANSWER' && missing === 'CUSTOMER_NOTE_REQUIRED');
}

/** Whether a step is taken without a dialog: nothing to ask, and it can be taken back. */
export function isImmediate({ action, reversible, takesReason }: OfferedAction): boolean {
  return reversible && !takesReason && !WITH_DIALOG.includes(action);
}
