import { Field, Flex, Input } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Option, OptionList } from '../../ui/fields/OptionList.tsx';
import { toggled } from '../list-address.ts';
import type { Change, List } from '../useList.ts';

/** A filter of a list: its field, and a removable chip per active choice. */
export type ListFilter<View> = {
  readonly key: string;
  /** Absent if the field is elsewhere, as for the search. */
  readonly field?: ReactNode;
  readonly chips: readonly { readonly label: string; readonly without: Partial<View> }[];
};

/** Keys of a view with values of a type. */
type KeyOf<View, Value> = { [Key in keyof View]: View[Key] extends Value ? Key : never }[keyof View];

/** An option of a filter; `chip` if its label alone would be ambiguous. */
type FilterOption = Option<string> & { readonly chip: string };

type ChoiceOptions = { readonly legend: string; readonly options: readonly FilterOption[] };

/** The search as a filter with a chip and no field. */
export function searchFilter<View extends { readonly search: string }>(
  { view }: List<View>,
  chip: (search: string) => string,
): ListFilter<View> {
  const none = { search: '' } as unknown as Partial<View>; // a view has nothing under `search` but the search
  return { key: 'search', chips: view.search ? [{ label: chip(view.search), without: none }] : [] };
}

type ChoicesOptions<View> = ChoiceOptions & {
  readonly key: string;
  readonly chosen: readonly string[];
  /** Chooses a value, or removes it if it was chosen. */
  readonly toggle: (value: string) => (view: View) => Partial<View>;
};

/** A filter by any of several values, with custom access to the view. */
export function choicesFilter<View>(
  { view, show }: List<View>,
  { key, legend, options, chosen, toggle }: ChoicesOptions<View>,
): ListFilter<View> {
  return {
    key,
    field: options.length > 0 && (
      <OptionList
        legend={legend}
        isMultiple
        options={options}
        chosen={chosen}
        onChoose={(value) => show(toggle(value))}
      />
    ),
    chips: options
      .filter(({ value }) => chosen.includes(value))
      .map(({ value, chip }) => ({ label: chip, without: toggle(value)(view) })),
  };
}

/** A filter by any of several values under a key of the view. */
export function severalFilter<View, Key extends KeyOf<View, readonly string[]> & string>(
  list: List<View>,
  key: Key,
  choices: ChoiceOptions,
): ListFilter<View> {
  const chosenIn = (view: View) => view[key] as readonly string[]; // what the keys are of
  return choicesFilter(list, {
    ...choices,
    key,
    chosen: chosenIn(list.view),
    toggle: (value) => (view) => valued<View>(key, toggled(chosenIn(view), value)),
  });
}

/** A filter by one value or any. The chip has a longer text than the option, which is below its legend. */
export function oneFilter<View, Key extends KeyOf<View, string | null> & string>(
  { address, view, show }: List<View>,
  key: Key,
  legend: string,
  words: (form: 'option' | 'chip', value: NonNullable<View[Key]>) => string,
): ListFilter<View> {
  type Value = NonNullable<View[Key]>;
  const values = (address.parameters[key].values ?? []) as readonly (Value & string)[]; // what the keys are of
  const chosen = values.filter((value) => value === view[key]);
  return {
    key,
    field: (
      <AnyOrOne
        legend={legend}
        options={values.map((value) => ({ value, label: words('option', value) }))}
        chosen={chosen[0] ?? ''}
        onChoose={(value) => show(valued<View>(key, value || null))}
      />
    ),
    chips: chosen.map((value) => ({ label: words('chip', value), without: valued<View>(key, null) })),
  };
}

type AnyOrOneProps = {
  legend: string;
  options: readonly Option<string>[];
  /** Empty: any. */
  chosen: string;
  onChoose: (value: string) => void;
};

function AnyOrOne({ legend, options, chosen, onChoose }: AnyOrOneProps) {
  const { t } = useTranslation();
  return (
    <OptionList
      legend={legend}
      options={[{ value: '', label: t('filters.any') }, ...options]}
      chosen={[chosen]}
      onChoose={onChoose}
    />
  );
}

type DayEnd<View> = {
  readonly key: KeyOf<View, string | null> & string;
  readonly label: string;
  readonly chip: (day: string) => string;
};

/** A filter by a range of days, inclusive. */
export function daysFilter<View>(
  { view, show }: List<View>,
  from: DayEnd<View>,
  to: DayEnd<View>,
): ListFilter<View> {
  const dayAt = ({ key }: DayEnd<View>) => view[key] as string | null; // what the keys are of
  const limits = { [from.key]: { max: dayAt(to) }, [to.key]: { min: dayAt(from) } };
  return {
    key: from.key,
    field: (
      <Flex gap="3" wrap="wrap">
        {[from, to].map((end) => (
          <Field.Root key={end.key} flex="1" minW="32">
            <Field.Label>{end.label}</Field.Label>
            <Input
              type="date"
              size="sm"
              defaultValue={dayAt(end) ?? ''}
              min={limits[end.key]?.min ?? undefined}
              max={limits[end.key]?.max ?? undefined}
              onChange={({ currentTarget: { value } }) => show(valued<View>(end.key, value || null))}
            />
          </Field.Root>
        ))}
      </Flex>
    ),
    chips: [from, to].flatMap((end) => {
      const day = dayAt(end);
      return day === null ? [] : [{ label: end.chip(day), without: valued<View>(end.key, null) }];
    }),
  };
}

/** A change of one key; the caller has checked the type of its value. */
function valued<View>(key: string, value: unknown): Partial<View> & Change<View> {
  return { [key]: value } as Partial<View>;
}
