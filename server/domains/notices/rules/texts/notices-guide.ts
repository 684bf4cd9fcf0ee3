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

const INTRO = `# Who is told of what

This page is generated from \`server/domains/notices/rules/events.ts\` by \`npm run gen\`.

Whatever happens to an order, a quote, an invoice or a job is told by \`tell(tx, { event, about, doerIds })\` in the transaction of the act: one job, which exists exactly when the act does. The job finds the people by the table, writes a row of the inbox for each of them, and queues their mails. Nobody is told twice of the same happening (\`of\` tells several of one row apart), nobody of what they did themselves, unless the table says so, and nobody of what they may not see.

A domain declares in \`<thing>.notice.ts\` what people are told about (\`noticeSubject\`: number, page, customer, contact, staff who work on it), and where a mail says more than the line of the inbox, its letter (\`noticeLetter\`). Texts stand in \`server/domains/notices/rules/texts\`, in both languages.

The contact of a quote or an order is the customer’s user who asked for it. Where staff make it for a customer, it is whom they choose (\`contactId\`), else the main contact of the customer (\`setCustomerMainContact\`, on the page of its terms), else the contact of its latest job, else the first of its people who may accept quotes, else the first (\`mainContactOf\`; \`usualContact\` tells who it is). The checkout of the cart, a custom order and an estimate show who it would be, and let staff choose another. Staff change it on the page of the quote or of the order (\`changeQuoteContact\`, \`changeOrderContact\`); an issued invoice stays as it was issued, and who is told of it is the contact of its order now.

People choose on their profile (\`setNoticeChoice\`): the inbox, and a mail at once, in the daily mail (at seven in the morning of the company) or none. The table has what stands until they do. Every mail has a link that ends its kind.`;

/** The guide of who is told of what, as Markdown. */
export function noticesGuide(): string {
  const rows = NOTICE_EVENTS.flatMap((event) => {
    const rules: readonly NoticeRule[] = NOTICE_RULES[event];
    return rules.map(({ side, to, inbox, mail, tellsDoer }) => {
      const who = [AUDIENCES[to].words, ...(tellsDoer ? ['also who did it'] : [])].join('; ');
      const when = EVENT_WORDS[event].replace(/\.$/, '');
      const mailed =
        GATHERED_EVENTS.has(event) && mail === 'AT_ONCE'
          ? `${CHANNELS[mail]}, several as one`
          : CHANNELS[mail];
      return `| \`${event}\` | ${when} | ${side === 'STAFF' ? 'staff' : 'customer'} | ${who} | ${inbox ? 'yes' : '–'} | ${mailed} |`;
    });
  });
  const head = ['| Event | What happens | Side | Who is told | Inbox | Mail |', '|---|---|---|---|---|---|'];
  return `${INTRO}\n\n${[...head, ...rows].join('\n')}\n`;
}
