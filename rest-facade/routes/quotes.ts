import { z } from 'zod';
import { refusal } from '../answers/envelope.ts';
import { quoteItem, quoteSummary } from '../answers/orders/quote.ts';
import { pageAnswer, pageSchema } from '../answers/page.ts';
import { count } from '../answers/values.ts';
import type { PriceQuoteSource } from '../gql/graphql.ts';
import { requireFound, succeeded } from '../graphql/result.ts';
import { expectedTotal, expectedTotalOf } from '../input/expected-total.ts';
import { code, optional, recordId, text } from '../input/fields.ts';
import { globalId, pathId } from '../input/ids.ts';
import {
  quoteCountQuery,
  quoteListQuery,
  quoteSelectionOf,
  quoteStatusCodesOf,
} from '../input/quote-list.ts';
import {
  RestCountQuotes,
  RestListQuotes,
  RestQuoteItems,
  RestSetQuoteStatus,
} from '../operations/orders/quotes.ts';
import { bare, envelope, restRoute, restSteps } from '../route/route.ts';

/** Price quotes. */
export const quoteRoutes = [
  restSteps({
    method: 'get',
    path: '/PriceQuotes/ItemCount',
    summary: 'Number of price quotes',
    sample: () => ({ query: { statusTypeIDs: '2202,2205' } }),
    query: quoteCountQuery,
    answer: z.strictObject({ count }),
    handle: async ({ query, run }) => {
      const statusCodes = await quoteStatusCodesOf(query.statusTypeIDs ?? null, run);
      const { priceQuotes } = await run(RestCountQuotes, { filter: { statusCodes } });
      return bare({ count: priceQuotes.totalCount?.count ?? 0 });
    },
  }),
  quotes('/PriceQuotes', null, 'Price quotes, by page'),
  quotes('/VloraPriceQuotes', 'VLORA', 'Price quotes from Vlora, by page'),
  quoteItems('/PriceQuotes/:id/items', null, 'Lines of a price quote'),
  quoteItems('/VloraPriceQuotes/:id/items', 'VLORA', 'Lines of a price quote from Vlora'),
  restRoute({
    method: 'post',
    path: '/PriceQuotes/set-status',
    summary: 'Move a price quote by an action, or to a status',
    description: 'The action takes precedence; if both are given, they must match.',
    repeat: 'a status moves once',
    sample: async ({ newQuote }) => ({
      body: { id: await newQuote(), statusChangeAction: 'WITHDRAW', statusCode: 'WITHDRAWN' },
    }),
    body: {
      id: recordId,
      statusChangeAction: optional(code),
      statusCode: optional(code),
      reason: optional(text).describe('Required by some actions.'),
      ...expectedTotal,
    },
    fields: { action: 'statusChangeAction' },
    answer: quoteSummary.schema.nullable().describe('Null if it was deleted.'),
    refusal,
    statuses: [404],
    document: RestSetQuoteStatus,
    variables: ({ body }) => ({
      input: {
        id: globalId('PriceQuote', body.id),
        action: body.statusChangeAction ?? null,
        statusCode: body.statusCode ?? null,
        reason: body.reason ?? null,
        ...expectedTotalOf(body),
      },
    }),
    respond: ({ result }) => {
      const { priceQuote } = succeeded(result);
      return envelope(priceQuote ? quoteSummary.answer(priceQuote) : null, { code: 'UPDATED' });
    },
  }),
];

function quotes(path: string, source: PriceQuoteSource | null, summary: string) {
  return restSteps({
    method: 'get',
    path,
    summary,
    sample: () => ({ query: { tab: 'all' } }),
    otherSamples: () => [{ query: { sortBy: 'number', sortDesc: true } }],
    query: quoteListQuery,
    pageBase: 1,
    answer: pageSchema(quoteSummary.schema),
    handle: async ({ query, page, run }) => {
      const { priceQuotes } = await run(RestListQuotes, {
        ...quoteSelectionOf(query, source),
        first: page.first,
        skip: page.skip,
      });
      return bare(pageAnswer(priceQuotes, quoteSummary.answer));
    },
  });
}

function quoteItems(path: string, source: PriceQuoteSource | null, summary: string) {
  return restRoute({
    method: 'get',
    path,
    summary,
    sample: ({ quote, vloraQuote }) => ({ params: { id: source === null ? quote : vloraQuote } }),
    params: { id: pathId('Price quote.') },
    answer: z.strictObject({ items: z.array(quoteItem.schema) }),
    document: RestQuoteItems,
    variables: ({ params: { id } }) => ({ id }),
    respond: ({ priceQuote }) => {
      const { current } = requireFound(
        priceQuote?.source === (source ?? priceQuote?.source) ? priceQuote : null,
      );
      return bare({ items: current.lines.map(quoteItem.answer) });
    },
  });
}
