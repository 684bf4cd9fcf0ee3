import { useFormat } from '../lib/format/useFormat.ts';
import { TabLinks } from '../ui/TabLinks.tsx';
import type { List } from './useList.ts';

/** A tab and how many rows it has over the search and filters in force. */
export type ListTab<Tab> = {
  readonly tab: Tab;
  readonly label: string;
  readonly count?: { readonly count: number; readonly atLeast: boolean } | undefined;
};

type ListTabsProps<Tab extends string, View extends { readonly tab: Tab }> = {
  list: List<View>;
  label: string;
  tabs: readonly ListTab<Tab>[];
};

/** The tabs with their counts; beyond a thousand '1,000+'. The one that was asked for shows at once. */
export function ListTabs<Tab extends string, View extends { readonly tab: Tab }>(
  props: ListTabsProps<Tab, View>,
) {
  const { list, label, tabs } = props;
  const { number } = useFormat();
  return (
    <TabLinks
      label={label}
      tabs={tabs.map(({ tab, label: name, count }) => ({
        // A view has nothing under `tab` but the tab.
        to: list.to({ tab } as unknown as Partial<View>),
        label: name,
        count: count && `${number(count.count)}${count.atLeast ? '+' : ''}`,
        isCurrent: tab === list.view.tab,
      }))}
    />
  );
}
