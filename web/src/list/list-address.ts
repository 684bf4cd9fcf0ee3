import type { Parameter, Role, VariableName } from './parameter.ts';

// Each parameter has a type of value of its own; what reads and writes it goes by the name.
// biome-ignore lint/suspicious/noExplicitAny: the values differ from parameter to parameter
type Parameters = { readonly [key: string]: Parameter<any, any> };

/** The state of a list in the address. */
export type ViewOf<P extends Parameters> = {
  readonly [Key in keyof P]: P[Key] extends Parameter<infer Value> ? Value : never;
};

/** Keys of the parameters that belong to a variable. */
type KeysOf<P extends Parameters, Name extends VariableName> = {
  [Key in keyof P]: P[Key]['variable'] extends Name ? Key : never;
}[keyof P];

type VariableOf<P extends Parameters, Key extends keyof P> = ReturnType<P[Key]['toVariable']>;

/** Variables of a list's query: tab and order, and what filters are in force. */
export type VariablesOf<P extends Parameters> = {
  readonly [Key in KeysOf<P, 'tab' | 'orderBy'> as P[Key]['variable'] & string]: VariableOf<P, Key>;
} & { readonly filter: { readonly [Key in KeysOf<P, 'filter'>]?: VariableOf<P, Key> } };

/** How the view of a list stands in the address: read, written, and parted by what each part is for. */
export type ListAddress<View, Variables = unknown> = {
  readonly parameters: { readonly [Key in keyof View]: Parameter<View[Key]> };
  /** The list as it opens. */
  readonly initial: View;
  /** Values that mean nothing are as if they were not there. */
  readonly read: (address: URLSearchParams) => View;
  /** Query string with its question mark; what is as it opens is left out. */
  readonly search: (view: View) => string;
  /** The view without the selection: what decides the rows and their neighbours. */
  readonly withoutSelection: (view: View) => View;
  /** Query string of what a saved view holds: everything but the selection and the name of a view. */
  readonly saved: (view: View) => string;
  /** The same tab and order without search and filters. */
  readonly withoutFilters: (view: View) => View;
  /** What decides which rows there are, in whatever order: equal for views over the same ones. */
  readonly rows: (view: View) => string;
  /** Whether anything narrows the list beside the tab. */
  readonly isNarrowed: (view: View) => boolean;
  /** A view after a change: other rows have no selection. */
  readonly changed: (view: View, change: Partial<View>) => View;
  /** The view as the list's query takes it: filters by their keys, those in force alone. */
  readonly variables: (view: View) => Variables;
};

/** Declares what a list keeps in its address: `listAddress({ search: searchText('q'), sort: order('sort', …) })`. */
export function listAddress<P extends Parameters>(parameters: P): ListAddress<ViewOf<P>, VariablesOf<P>> {
  type View = ViewOf<P>;
  const entries = Object.entries(parameters);

  // Every key of the parameters is given a value of its parameter.
  const viewOf = (valueAt: (key: string, parameter: Parameters[string]) => unknown) =>
    Object.fromEntries(entries.map(([key, parameter]) => [key, valueAt(key, parameter)])) as View;
  const keeping = (view: View, roles: readonly Role[]) =>
    viewOf((key, { role, initial }) => (roles.includes(role) ? view[key] : initial));
  const initial = viewOf((_, parameter) => parameter.initial);

  function search(view: View): string {
    const address = new URLSearchParams();
    for (const [key, parameter] of entries) {
      const value = parameter.write(view[key]);
      if (view[key] !== null && value !== parameter.write(parameter.initial))
        address.set(parameter.name, value);
    }
    // Allowed in a query, and easier to read than what encodes them.
    const text = address.toString().replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%3B', ';');
    return text && `?${text}`;
  }

  function variables(view: View): VariablesOf<P> {
    const all = entries.map(([key, parameter]) => ({
      key,
      parameter,
      value: parameter.toVariable(view[key]),
    }));
    const single = all.flatMap(({ parameter: { variable }, value }) =>
      variable === null || variable === 'filter' ? [] : [[variable, value] as const],
    );
    const filters = all.flatMap(({ key, parameter, value }) =>
      parameter.variable !== 'filter' || parameter.write(view[key]) === parameter.write(parameter.initial)
        ? []
        : [[key, value] as const],
    );
    // Every parameter returns the type that it declares.
    return { ...Object.fromEntries(single), filter: Object.fromEntries(filters) } as VariablesOf<P>;
  }

  const rowsOf = (view: View) => search(keeping(view, ['filter', 'tab']));
  return {
    // The same parameters, by the keys of the view.
    parameters: parameters as unknown as ListAddress<View>['parameters'],
    initial,
    read: (address) =>
      viewOf((_, parameter) => {
        const text = address.get(parameter.name);
        return (text === null ? null : parameter.read(text)) ?? parameter.initial;
      }),
    search,
    withoutSelection: (view) => keeping(view, ['filter', 'tab', 'order', 'name']),
    saved: (view) => search(keeping(view, ['filter', 'tab', 'order'])),
    withoutFilters: (view) => keeping(view, ['tab', 'order', 'name']),
    rows: rowsOf,
    isNarrowed: (view) => search(keeping(view, ['filter'])) !== '',
    changed: (view, change) => {
      const next = { ...view, ...change };
      return rowsOf(next) === rowsOf(view) ? next : keeping(next, ['filter', 'tab', 'order', 'name']);
    },
    variables,
  };
}

/** The values with one more or, when it was there, without it. */
export function toggled<T>(all: readonly T[], one: T): readonly T[] {
  return all.includes(one) ? all.filter((each) => each !== one) : [...all, one];
}
