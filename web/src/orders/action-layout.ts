/** An action that the server offers for an order. */
export type OfferedAction = {
  readonly action: string;
  readonly enabled: boolean;
  /** Code of the missing precondition. */
  readonly missing: string | null | undefined;
};

/** Maximum number of buttons next to the menu. */
const MAX_BUTTONS = 2;

/** Layout of the actions of an order. */
export type ActionLayout<A extends OfferedAction> = {
  /** Next to the menu. The first is the primary one. */
  readonly buttons: readonly A[];
  readonly menu: readonly A[];
  /** Next steps that are not possible yet, with the missing precondition: shown under the buttons. */
  readonly refused: readonly (A & { readonly missing: string })[];
  /** Other actions that are not possible now: disabled in the menu, with the missing precondition. */
  readonly later: readonly (A & { readonly missing: string })[];
};

type LayoutRules<A> = {
  /** Next steps in the order offered. The first is the primary one. */
  readonly forward: readonly string[];
  /** Always possible: buttons if no next step is possible, otherwise in the menu. */
  readonly always?: readonly string[];
  /** Whether an action can be started; by default, whether it is possible. */
  readonly isPossible?: (action: A) => boolean;
};

/**
 * Lays out the offered actions: next steps as buttons, others in the menu, disabled ones with the missing precondition.
 */
export function layOutActions<A extends OfferedAction>(
  actions: readonly A[],
  { forward, always = [], isPossible = ({ enabled }) => enabled }: LayoutRules<A>,
): ActionLayout<A> {
  const possible = actions.filter(isPossible);
  const named = (names: readonly string[]) =>
    names.flatMap((name) => possible.filter(({ action }) => action === name));
  const steps = named(forward);
  const buttons = (steps.length > 0 ? steps : named(always)).slice(0, MAX_BUTTONS);
  const refused = actions.flatMap((offered) =>
    !isPossible(offered) && offered.missing ? [{ ...offered, missing: offered.missing }] : [],
  );
  return {
    buttons,
    menu: possible.filter((action) => !buttons.includes(action)),
    refused: refused.filter(({ action }) => forward.includes(action)),
    later: refused.filter(({ action }) => !forward.includes(action)),
  };
}
