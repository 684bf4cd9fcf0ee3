import { tabs } from './tabs.ts';

/** Tabs for lists of orders and quotes; each status is in exactly one tab. */
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
