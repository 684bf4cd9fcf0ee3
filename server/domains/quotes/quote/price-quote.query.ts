import { localId } from '../../../lib/global-id.ts';
import { codeOf } from '../../../lib/plain-text.ts';
import { lookUp } from '../../../lists/look-up.ts';
import { visibleQuotes } from '../access.ts';
import { QUOTES_VIEW } from '../rules/transitions.ts';
import { PriceQuote } from './price-quote.type.ts';

lookUp('priceQuote', {
  model: 'PriceQuote',
  type: PriceQuote,
  description: 'One price quote, by integer id or by number.',
  permission: QUOTES_VIEW,
  // The row as the viewer sees it, and what the rules look at.
  budget: 2,
  visible: visibleQuotes,
  args: (t) => ({
    databaseId: t.arg.int({ description: 'Integer id.' }),
    number: t.arg.string({ description: 'Number, e.g. `PQ-10023`.' }),
  }),
  // What can be no number is the empty one, what is no id is 0: no quote has either.
  where: ({ databaseId, number }) =>
    number ? { number: codeOf(number)?.toUpperCase() ?? '' } : { id: databaseId ?? 0 },
  sample: async ({ buyer, sentQuote, foreign }) => ({
    as: buyer,
    args: { databaseId: localId('PriceQuote', await sentQuote()) },
    foreign: { databaseId: foreign.quoteDatabaseId, number: foreign.quoteNumber },
  }),
});
