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
  // One statement for the row as the viewer sees it, one for the facts of the rules.
  budget: 2,
  visible: visibleQuotes,
  args: (t) => ({
    databaseId: t.arg.int({ description: 'Integer id.' }),
    number: t.arg.string({ description: 'Number, e.g. `PQ-10023`.' }),
  }),
  // Invalid numbers become the empty number and invalid ids 0, which no quote has.
  where: ({ databaseId, number }) =>
    number ? { number: codeOf(number)?.toUpperCase() ?? '' } : { id: databaseId ?? 0 },
  sample: async ({ buyer, sentQuote, foreign }) => ({
    as: buyer,
    args: { databaseId: localId('PriceQuote', await sentQuote()) },
    foreign: { databaseId: foreign.quoteDatabaseId, number: foreign.quoteNumber },
  }),
});
