import { AUDIENCES } from '../audiences.ts';
import {
  GATHERED_EVENTS,
  type MAIL_CHANNELS,
  NOTICE_EVENTS,
  NOTICE_RULES,
  type NoticeRule,
} from '../events.ts';
import { EVENT_WORDS } from './event-words.ts';

const CHANNELS: Readonly<Record<(typeof MAIL_CHANNELS)[number], string>> = {
  AT_ONCE: 'at once',
  DIGEST: 'in the daily mail',
  NONE: '–',
};

const INTRO = `# Notices

This page is generated from \`server/domains/notices/rules/events.ts\` by \`npm run gen\`.

Code reports an event on an order, a quote, an invoice or a job with \`notify(tx, { event, about, doerIds })\` in the transaction of the change. This adds one job to the queue, which exists only if the transaction commits. The job selects the recipients by the table below, writes an inbox row for each, and queues their mails. Each recipient gets one notice per event (\`of\` distinguishes several events of one row). By default, users get no notice of their own actions, and never one about rows that they may not see.

A domain declares in \`<thing>.notice.ts\` what a notice refers to (\`noticeSubject\`: number, page, customer, contact, assigned staff) and, if the mail needs more than the text of the inbox, the content of the mail (\`noticeLetter\`). Money is never booked without a decision about its notice: \`LEDGER_NEWS\` names the event of each ledger entry, or why there is none, and \`writeEntries\` reports it. The texts are in \`server/domains/notices/rules/texts\`, in both languages.

The contact of a quote or an order is the customer’s user who requested it. If staff create it for a customer, the contact is, in this order: the user whom staff choose (\`contactId\`), the main contact of the customer (\`setCustomerMainContact\`, on its financial settings page), the contact of its latest job, its first user who may accept quotes, its first user (\`mainContactOf\`; \`usualContact\` returns the result). The checkout of the cart, a custom order and an estimate show this contact and let staff choose another. Staff change it on the page of the quote or order (\`changeQuoteContact\`, \`changeOrderContact\`). An issued invoice is not changed, but its notices go to the current contact of its order.

Users choose on their profile (\`setNoticeChoice\`) whether they get an event in the inbox, and by mail at once, in the daily mail (at seven in the morning in the company’s time zone) or not at all. The table has the defaults. Every mail has a link that turns off its event.`;

/** The guide to notices as Markdown. */
export function noticesGuide(): string {
  const rows = NOTICE_EVENTS.flatMap((event) => {
    const rules: readonly NoticeRule[] = NOTICE_RULES[event];
    return rules.map(({ side, to, inbox, mail, notifiesActor, isInstead }) => {
      const who = [
        AUDIENCES[to].words,
        ...(notifiesActor ? ['also the user who did it'] : []),
        ...(isInstead ? ['only if no user of the customer can be notified'] : []),
      ].join('; ');
      const when = EVENT_WORDS[event].replace(/\.$/, '');
      const mailed =
        GATHERED_EVENTS.has(event) && mail === 'AT_ONCE'
          ? `${CHANNELS[mail]}, several as one`
          : CHANNELS[mail];
      return `| \`${event}\` | ${when} | ${side === 'STAFF' ? 'staff' : 'customer'} | ${who} | ${inbox ? 'yes' : '–'} | ${mailed} |`;
    });
  });
  const head = ['| Event | What happens | Side | Recipients | Inbox | Mail |', '|---|---|---|---|---|---|'];
  return `${INTRO}\n\n${[...head, ...rows].join('\n')}\n`;
}
