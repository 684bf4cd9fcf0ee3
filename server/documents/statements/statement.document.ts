import { PAYMENTS_VIEW } from '../../domains/payments/access.ts';
import { isIsoDay } from '../../lib/calendar.ts';
import { MAX_ID } from '../../lib/max-id.ts';
import { graphql } from '../gql/gql.ts';
import { document } from '../kit/document.ts';
import { statementSheet } from './statement-sheet.ts';
import { STATEMENT_WORDS } from './statement-words.ts';

document('statement', {
  permission: PAYMENTS_VIEW,
  by: ['customer', 'from', 'to'],
  most: 1,
  query: graphql(`
    query DocumentStatement($customerId: Int, $from: Date, $to: Date) {
      accountStatement(customerId: $customerId, from: $from, to: $to) {
        ...DocumentStatementFields
      }
    }
  `),
  variables: ([customer = '', from = '', to = '']) => ({
    customerId: customer === '' ? null : keyIn(customer),
    from: isIsoDay(from) ? from : null,
    to: isIsoDay(to) ? to : null,
  }),
  sheets: ({ accountStatement }, tools) => accountStatement && [statementSheet(accountStatement, tools)],
  title: ([sheet], language) => `${STATEMENT_WORDS[language].title} ${sheet?.number ?? ''}`,
  sample: async ({ customerId }) => [String(customerId), '2020-01-01', '2020-12-31'],
});

/** Parses an integer id; invalid ones become 0, which does not exist. */
function keyIn(text: string): number {
  const id = Number(text);
  return Number.isInteger(id) && id > 0 && id <= MAX_ID ? id : 0;
}
