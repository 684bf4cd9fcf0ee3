import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { findPermission } from '../../../auth/permissions/permission-catalogue.ts';
import { AUDIENCES } from './audiences.ts';
import { channelsOf } from './choices.ts';
import { eventsOf, MAIL_CHANNELS, NOTICE_EVENTS, NOTICE_RULES, type NoticeRule, ruleOf } from './events.ts';
import { noticeTitle } from './texts/notice-text.ts';
import { noticesGuide } from './texts/notices-guide.ts';

const RULES = NOTICE_EVENTS.flatMap((event) =>
  NOTICE_RULES[event].map((rule: NoticeRule) => [event, rule.side, rule] as const),
);

test('the guide is that of the table', async () => {
  const path = join(import.meta.dirname, '../../../../docs/guides/notices.md');
  expect(await readFile(path, 'utf8')).toBe(noticesGuide());
});

test.each(RULES)('%s tells the side %s once, in both languages', (event, side, rule) => {
  expect(NOTICE_RULES[event].filter((each: NoticeRule) => each.side === side)).toEqual([rule]);
  const named = { customer: 'Luna', author: 'Anna Voss', day: '2026-12-04' };
  const titles = (['en', 'fr'] as const).map((language) =>
    noticeTitle({ event, side, number: 'PQ-10023', facts: named }, language),
  );
  for (const title of titles) {
    expect(title).toContain('PQ-10023');
    expect(title).not.toMatch(/undefined|null| {2}|: $/);
    // Used as the subject of an email, and as one line of the inbox.
    expect(title.length).toBeLessThanOrEqual(90);
  }
  expect(titles[0]).not.toBe(titles[1]);
});

test.each(RULES)(
  '%s to the side %s: the default stands until it is chosen otherwise',
  (event, side, rule) => {
    expect(channelsOf(event, side, [])).toEqual({ inInbox: rule.inbox, mail: rule.mail });
    for (const mail of MAIL_CHANNELS)
      for (const inInbox of [true, false])
        expect(channelsOf(event, side, [{ event, inInbox, mail }])).toEqual({ inInbox, mail });
    expect(channelsOf(event, side, [{ event, inInbox: false, mail: 'SOMETHING' }])?.mail).toBe(rule.mail);
  },
);

test('nobody chooses of what they are never told of', () => {
  expect(eventsOf('CUSTOMER')).not.toContain('TASK_FAILED');
  expect(eventsOf('STAFF')).not.toContain('QUOTE_SENT');
  expect(ruleOf('TASK_FAILED', 'CUSTOMER')).toBeNull();
  expect(channelsOf('TASK_FAILED', 'CUSTOMER', [])).toBeNull();
});

test('audiences are found by permissions that there are', () => {
  for (const { holders } of Object.values(AUDIENCES))
    if (holders !== null) expect(findPermission(holders)).toBeDefined();
});
