import { useFormat } from '../lib/format/useFormat.ts';
import { TabLinks } from '../ui/actions/TabLinks.tsx';
import type { List } from './useList.ts';

/** Number of rows of a tab with the current search and filters; `tab` is its name in GraphQL. */
type TabCount = { readonly tab: string; readonly count: number; readonly atLeast: boolean };

type TabView<Tab extends string> = { readonly tab: Tab };

type ListTabsProps<Tab extends string, View extends TabView<Tab>> = {
  list: List<View>;
  label: string;
  /** Label of a tab. */
  tabLabel: (tab: View['tab']) => string;
  counts: readonly TabCount[];
  /** Tabs that the viewer may see; default: all. */
  tabs?: readonly View['tab'][] | undefined;
};

/**
 * The tabs with their counts, '1,000+' above a thousand. A chosen tab is marked at once, before its rows are loaded.
 */
export function ListTabs<Tab extends string, View extends TabView<Tab>>(props: ListTabsProps<Tab, View>) {
  const { list, label, tabLabel, counts } = props;
  const countOf = useTabCount(list, counts);
  // All values of the parameter are tabs.
  const tabs = props.tabs ?? ((list.address.parameters.tab.values ?? []) as readonly View['tab'][]);
  return (
    <TabLinks
      label={label}
      tabs={tabs.map((tab) => ({
        // The key `tab` of a view holds the tab.
        to: list.to({ tab } as unknown as Partial<View>),
        label: tabLabel(tab),
        count: countOf(tab),
        isCurrent: tab === list.view.tab,
      }))}
    />
  );
}

/** Label with the number of rows of a tab; by default of the open one. */
export function useTabCount<Tab extends string, View extends TabView<Tab>>(
  { address, view }: List<View>,
  counts: readonly TabCount[],
): (tab?: View['tab']) => string | undefined {
  const { number } = useFormat();
  return (tab = view.tab) => {
    const name = address.parameters.tab.toVariable(tab);
    const found = counts.find((each) => each.tab === name);
    return found && `${number(found.count)}${found.atLeast ? '+' : ''}`;
  };
}
