import { tabs } from './tabs.ts';

/** Tabs of lists of what was ordered; every status has exactly one. */
export const orderTabs = tabs('OrderTab', {
  description: 'Tab of an order list; every status has exactly one.',
  countTypeName: 'TabCount',
  values: {
    NEW: 'Not yet approved for production.',
    PROCESSING: 'In work.',
    CLOSED: 'Shipped, completed, cancelled or remade.',
    ALL: 'Everything.',
  },
  all: 'ALL',
});
