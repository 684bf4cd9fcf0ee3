import { FilterChips } from '../../ui/actions/FilterChips.tsx';
import type { List } from '../useList.ts';
import type { ListFilter } from './filter.tsx';

type ListChipsProps<View> = { list: List<View>; filters: readonly ListFilter<View>[] };

/** Chips of the active search and filters, each with a remove button. */
export function ListChips<View>({ list, filters }: ListChipsProps<View>) {
  const chips = filters.flatMap((filter) => filter.chips);
  return (
    <FilterChips
      chips={chips.map(({ label, without }) => ({ label, without: list.to(without) }))}
      clearAll={list.toUnfiltered}
    />
  );
}
