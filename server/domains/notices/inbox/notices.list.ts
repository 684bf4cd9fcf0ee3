import { list } from '../../../lists/list.ts';
import { tabs } from '../../../lists/tabs.ts';
import { inboxOf } from '../access.ts';
import { Notice } from './notice.type.ts';

const inboxTabs = tabs('InboxTab', {
  description: 'A tab of the inbox.',
  countTypeName: 'InboxTabCount',
  values: { UNREAD: 'Unread.', ALL: 'All.' },
  all: 'ALL',
});

/** The viewer's inbox. */
export const notices = list('notices', {
  model: 'Notice',
  type: Notice,
  typeName: 'Notice',
  noun: { one: 'notice', many: 'notices' },
  description: 'The viewer’s notifications, newest first.',
  permission: 0,
  visible: inboxOf,
  tabs: { of: inboxTabs, where: (tab) => (tab === 'UNREAD' ? { readAt: null } : {}) },
  sorts: { CREATED_AT: { description: 'When it was sent.', by: ['createdAt'] } },
  defaultSort: { field: 'CREATED_AT', direction: 'desc', meaning: 'newest first' },
  grid: 'INBOX',
  sample: async ({ buyer, notice }) => {
    await notice();
    return { as: buyer, args: { tab: 'UNREAD' } };
  },
});
