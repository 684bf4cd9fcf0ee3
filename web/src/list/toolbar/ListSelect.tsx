import { Box, NativeSelect } from '@chakra-ui/react';
import type { List } from '../useList.ts';

type ListSelectProps<View, Key extends keyof View & string> = {
  list: List<View>;
  /** Part of the view that is chosen; its values are those of the URL. */
  part: Key;
  label: string;
  /** Text of a value. */
  valueLabel: (value: NonNullable<View[Key]>) => string;
};

/** A select for one part of a list's view. */
function ListSelect<View, Key extends keyof View & string>(props: ListSelectProps<View, Key>) {
  const { list, part, label, valueLabel } = props;
  // The values of a parameter are values of its part of the view.
  const values = (list.address.parameters[part].values ?? []) as readonly NonNullable<View[Key]>[];
  return (
    <NativeSelect.Root size="sm" w={{ base: 'full', md: 'auto' }}>
      <NativeSelect.Field
        aria-label={label}
        value={String(list.view[part])}
        onChange={({ currentTarget }) => {
          const chosen = values.find((value) => String(value) === currentTarget.value);
          if (chosen !== undefined) list.show({ [part]: chosen } as unknown as Partial<View>);
        }}
      >
        {values.map((value) => (
          <option key={String(value)} value={String(value)}>
            {valueLabel(value)}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}

type ListSortProps<Sort extends string, View extends { readonly sort?: Sort }> = {
  list: List<View>;
  label: string;
  sortLabel: (sort: NonNullable<View['sort']>) => string;
};

/** The sort select of a list. */
export function ListSort<Sort extends string, View extends { readonly sort?: Sort }>(
  props: ListSortProps<Sort, View>,
) {
  const { list, label, sortLabel } = props;
  return <ListSelect list={list} part="sort" label={label} valueLabel={sortLabel} />;
}

type ListPageSizeProps<View extends { readonly pageSize: number }> = {
  list: List<View>;
  label: string;
  sizeLabel: (rows: number) => string;
};

/** The page size select of a list; hidden on phones. */
export function ListPageSize<View extends { readonly pageSize: number }>(props: ListPageSizeProps<View>) {
  const { list, label, sizeLabel } = props;
  return (
    <Box hideBelow="md">
      <ListSelect list={list} part="pageSize" label={label} valueLabel={sizeLabel} />
    </Box>
  );
}
