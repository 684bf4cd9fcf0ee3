/** An action as the server offers it for an order. */
export type OfferedAction = {
  readonly action: string;
  readonly enabled: boolean;
  /** Code of what is missing. */
  readonly missing: string | null | undefined;
};

/** Most buttons beside the menu. */
const MAX_BUTTONS = 2;

/** Where the actions of an order stand. */
export type ActionLayout<A extends OfferedAction> = {
  /** Beside the menu; the first is the main one. */
  readonly buttons: readonly A[];
  readonly menu: readonly A[];
  /** Steps forward that cannot be taken yet, each with what is missing: shown under the buttons. */
  readonly refused: readonly (A & { readonly missing: string })[];
  /** Other actions that cannot be taken now: disabled in the menu, each with what is missing. */
  readonly later: readonly (A & { readonly missing: string })[];
};

type LayoutRules<A> = {
  /** Steps forward in the order in which they are offered; the first is the one to take next. */
  readonly forward: readonly string[];
  /** Possible at any time: buttons where no step forward is possible, else in the menu. */
  readonly always?: readonly string[];
  /** Whether an action can be started; absent: when it can be taken. */
  readonly isPossible?: (action: A) => boolean;
};

/** Lays out what the server offers: the next steps as buttons, the rest in the menu, the refused with what they lack. */
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
