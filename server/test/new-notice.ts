import { randomUUID } from 'node:crypto';
import type { Database } from '../database/client.ts';
import { encodeGlobalId } from '../lib/global-id.ts';

/** An unread notification about a sent quote. Returns its global id. */
export async function newNotice(db: Database, userId: number): Promise<string> {
  const quote = await db.priceQuote.findFirst({ select: { id: true, number: true } });
  const number = quote?.number ?? 'PQ-1';
  const { id } = await db.notice.create({
    data: {
      userId,
      event: 'QUOTE_SENT',
      key: `QUOTE_SENT:PriceQuote:${quote?.id ?? 0}:${randomUUID()}`,
      side: 'CUSTOMER',
      subjectModel: 'PriceQuote',
      subjectId: quote?.id ?? 0,
      number,
      path: `/backoffice/status-tracking/quotes/${number}`,
      facts: { customer: 'Luna', amount: '12.00', currency: 'USD', words: 'A word' },
      inInbox: true,
      mail: 'NONE',
      createdAt: new Date(),
    },
    select: { id: true },
  });
  return encodeGlobalId('Notice', id);
}
