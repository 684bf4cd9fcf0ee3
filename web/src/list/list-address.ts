import type { Parameter, Role, VariableName } from './parameter.ts';

// Each parameter has its own type of value; its name determines how it is read and written.
// biome-ignore lint/suspicious/noExplicitAny: the values differ from parameter to parameter
type Parameters = { readonly [key: string]: Parameter<any, any> };

/** The state of a list in the URL. */
type ViewOf<P extends Parameters> = {
  readonly [Key in keyof P]: P[Key] extends Parameter<infer Value> ? Value : never;
};

/** Keys of the parameters of a variable. */
type KeysOf<P extends Parameters, Name extends VariableName> = {
  [Key in keyof P]: P[Key]['variable'] extends Name ? Key : never;
}[keyof P];

type VariableOf<P extends Parameters, Key extends keyof P> = ReturnType<P[Key]['toVariable']>;

/** Variables of a list's query: tab, order and the active filters. */
type VariablesOf<P extends Parameters> = {
  readonly [Key in KeysOf<P, 'tab' | 'orderBy'> as P[Key]['variable'] & string]: VariableOf<P, Key>;
} & { readonly filter: { readonly [Key in KeysOf<P, 'filter'>]?: VariableOf<P, Key> } };

/** Maps the view of a list to and from the URL, and to its parts. */
export type ListAddress<View, Variables = unknown> = {
  readonly parameters: { readonly [Key in keyof View]: Parameter<View[Key]> };
  /** The default view. */
  readonly initial: View;
  /** Reads a view; invalid values are ignored. */
  readonly read: (address: URLSearchParams) => View;
  /** Query string including the question mark, without default values. */
  readonly search: (view: View) => string;
  /** The view without the selection, which determines the rows and their neighbours. */
  readonly withoutSelection: (view: View) => View;
  /** Query string of a saved view: everything except the selection and the id of a view. */
  readonly saved: (view: View) => string;
  /** The same tab and order without search and filters. */
  readonly withoutFilters: (view: View) => View;
  /** Key of the set of rows, regardless of order: equal for views with the same rows. */
  readonly rows: (view: View) => string;
  /** Whether a search or filter other than the tab is active. */
  readonly isNarrowed: (view: View) => boolean;
  /** A view after a change; the selection is cleared if the rows change. */
  readonly changed: (view: View, change: Partial<View>) => View;
  /** The view as query variables, with active filters only. */
  readonly variables: (view: View) => Variables;
};

/** Declares the URL parameters of a list: `listAddress({ search: searchText('q'), sort: order('sort', …) })`. */
export function listAddress<P extends Parameters>(parameters: P): ListAddress<ViewOf<P>, VariablesOf<P>> {
  type View = ViewOf<P>;
  const entries = Object.entries(parameters);

  // Each key gets a value of its parameter.
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
    // Allowed in a query string and easier to read than their encoded forms.
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
    // Each parameter returns its declared type.
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

/** Adds a value, or removes it if present. */
export function toggled<T>(all: readonly T[], one: T): readonly T[] {
  return all.includes(one) ? all.filter((each) => each !== one) : [...all, one];
}
