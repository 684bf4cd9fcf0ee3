import { SearchField } from '../../ui/fields/SearchField.tsx';
import type { List } from '../useList.ts';

type ListSearchProps<View> = { list: List<View>; label: string };

/** The search of a list, kept in its address. */
export function ListSearch<View extends { readonly search: string }>({ list, label }: ListSearchProps<View>) {
  return (
    <SearchField
      label={label}
      value={list.view.search}
      // A view has nothing under `search` but the search.
      onSearch={(search) => list.show({ search } as unknown as Partial<View>)}
    />
  );
}
