import { type Books, centsText, type SandboxCard, type SavedCard, type Transaction } from '../books.ts';
import type { SandboxResponse } from '../exchange.ts';
import { savedCard } from '../wallet.ts';

/** query.php: transactions by id, order id or time, and saved cards, as XML. */
export function handleQuery(books: Books, asked: URLSearchParams): SandboxResponse {
  if (asked.get('report_type') === 'customer_vault') return vaultResponse(books, asked);
  const id = asked.get('transaction_id');
  const order = asked.get('order_id');
  const from = asked.get('start_date');
  const until = asked.get('end_date');
  const action = asked.get('action_type');
  const found = books.transactions
    .filter(({ provider }) => provider === 'nmi')
    .flatMap(recordsOf)
    .filter(
      (record) =>
        (!id || record.id === id) &&
        (!order || record.order === order) &&
        (!action || record.xml.includes(tag('action_type', action))) &&
        (!from || digitsOfTime(record.time) >= from) &&
        (!until || digitsOfTime(record.time) <= until),
    )
    .toSorted((one, other) => (one.time < other.time ? -1 : 1));
  const limit = Number(asked.get('result_limit') ?? 0);
  const start = limit > 0 ? limit * Number(asked.get('page_number') ?? 0) : 0;
  const page = limit > 0 ? found.slice(start, start + limit) : found;
  return xml(page.map((record) => record.xml).join(''));
}

/** A transaction in NMI's list. */
type Listed = { id: string; order: string | null; time: string; xml: string };

const CONDITIONS = {
  AUTHORIZED: 'pending',
  CAPTURED: 'pendingsettlement',
  RELEASED: 'canceled',
  DECLINED: 'failed',
} as const;

function recordsOf(transaction: Transaction): Listed[] {
  const { id, key, state, currency, card, note, cents, at, updatedAt, refunds } = transaction;
  const about = [tag('currency', currency), card ? cardXml(card) : ''].join('');
  return [
    {
      id,
      order: key,
      time: updatedAt,
      xml: `<transaction>${[
        tag('transaction_id', id),
        tag('transaction_type', 'cc'),
        tag('condition', CONDITIONS[state]),
        tag('order_id', key ?? ''),
        tag('order_description', note),
        about,
        actionXml('auth', cents, at, state !== 'DECLINED'),
        state === 'CAPTURED' ? actionXml('capture', cents, updatedAt) : '',
        state === 'RELEASED' ? actionXml('void', cents, updatedAt) : '',
      ].join('')}</transaction>`,
    },
    ...refunds.map((refund) => ({
      id: refund.id,
      order: refund.key,
      time: refund.at,
      xml: `<transaction>${[
        tag('transaction_id', refund.id),
        tag('original_transaction_id', id),
        tag('transaction_type', 'cc'),
        tag('condition', 'pendingsettlement'),
        tag('order_id', refund.key ?? ''),
        about,
        actionXml('refund', -refund.cents, refund.at),
      ].join('')}</transaction>`,
    })),
  ];
}

function actionXml(type: string, cents: number, time: string, isSuccess = true): string {
  return `<action>${[
    tag('amount', centsText(cents)),
    tag('action_type', type),
    tag('date', digitsOfTime(time)),
    tag('success', isSuccess ? '1' : '0'),
    tag('response_text', isSuccess ? 'SUCCESS' : 'DECLINE'),
    tag('response_code', isSuccess ? '100' : '200'),
  ].join('')}</action>`;
}

function vaultResponse(books: Books, asked: URLSearchParams): SandboxResponse {
  const id = asked.get('customer_vault_id') ?? '';
  const kept = savedCard(books, id);
  return xml(kept ? `<customer_vault>${customerXml(id, kept)}</customer_vault>` : '');
}

function customerXml(id: string, { card }: SavedCard): string {
  return `<customer id="${id}">${tag('customer_vault_id', id)}${tag('first_name', card.name)}${cardXml(card)}</customer>`;
}

function cardXml({ last4, expMonth, expYear, brand }: SandboxCard): string {
  return [
    tag('cc_number', `4xxxxxxxxxxx${last4}`),
    tag('cc_exp', `${String(expMonth).padStart(2, '0')}${String(expYear).slice(-2)}`),
    tag('cc_type', brand.toLowerCase()),
  ].join('');
}

/** A time as `20260102030405` in GMT, the format of the query protocol. */
function digitsOfTime(time: string): string {
  return time.replace(/\D/g, '').slice(0, 14);
}

function tag(name: string, text: string): string {
  return `<${name}>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</${name}>`;
}

function xml(content: string): SandboxResponse {
  return {
    status: 200,
    type: 'text/xml; charset=utf-8',
    body: `<?xml version="1.0" encoding="UTF-8"?>\n<nm_response>${content}</nm_response>\n`,
  };
}
