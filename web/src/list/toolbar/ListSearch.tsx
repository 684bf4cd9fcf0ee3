import { SearchField } from '../../ui/fields/SearchField.tsx';
import type { List } from '../useList.ts';

type ListSearchProps<View> = { list: List<View>; label: string };

/** The search field of a list; the URL stores the text. */
export function ListSearch<View extends { readonly search: string }>({ list, label }: ListSearchProps<View>) {
  return (
    <SearchField
      label={label}
      value={list.view.search}
      // The key `search` of a view holds the search text.
      onSearch={(search) => list.show({ search } as unknown as Partial<View>)}
    />
  );
}
