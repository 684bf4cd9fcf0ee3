import { CREDITS_PRINT } from '../../domains/credits/access.ts';
import { graphql } from '../gql/gql.ts';
import { document } from '../kit/document.ts';
import { creditSheet } from './credit-sheet.ts';
import { CREDIT_WORDS } from './credit-words.ts';

document('credit-memo', {
  permission: CREDITS_PRINT,
  by: 'number',
  most: 1,
  query: graphql(`
    query DocumentCreditMemo($number: String!) {
      customerCredit(number: $number) {
        ...DocumentCredit
      }
    }
  `),
  variables: ([number = '']) => ({ number }),
  sheets: ({ customerCredit }, tools) => customerCredit && [creditSheet(customerCredit, tools)],
  title: ([sheet], language) => `${CREDIT_WORDS[language].title} ${sheet?.number ?? ''}`,
  sample: async ({ creditNumber }) => [await creditNumber()],
});
