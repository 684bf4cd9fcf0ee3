import { listAddress } from '../../../list/list-address.ts';
import { pageSize, tabOf } from '../../../list/parameter.ts';

/** URL state of the inbox. */
export const inboxList = listAddress({
  tab: tabOf('tab', ['unread', 'all'], 'unread'),
  pageSize: pageSize('size', [20, 50, 100]),
});

export type InboxView = typeof inboxList.initial;
