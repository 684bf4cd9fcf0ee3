import { CONSIGNMENTS_PRINT } from '../../domains/consignments/rules/transitions.ts';
import { graphql } from '../gql/gql.ts';
import { document } from '../kit/document.ts';
import { consignmentSheet } from './consignment-sheet.ts';
import { CONSIGNMENT_WORDS } from './consignment-words.ts';

document('consignment-slip', {
  permission: CONSIGNMENTS_PRINT,
  by: 'number',
  most: 1,
  query: graphql(`
    query DocumentConsignmentSlip($number: String!) {
      consignment(number: $number) {
        number
        createdAt
        issuedOn
        dueOn
        isOverdue
        status {
          code
          name
        }
        termDays
        currency
        memoValue
        note
        customer {
          name
          accountNumber
        }
        contact {
          firstName
          lastName
        }
        shippingAddress {
          ...DocumentAddress
        }
        lines {
          rank
          title
          imageUrl
          itemTypeCode
          variantCode
          quantity
          memoPrice
          state
          sentOn
        }
      }
    }
  `),
  variables: ([number = '']) => ({ number }),
  sheets: ({ consignment }, tools) => consignment && [consignmentSheet(consignment, tools)],
  title: ([sheet], language) => `${CONSIGNMENT_WORDS[language].title} ${sheet?.number ?? ''}`,
  sample: async ({ consignmentNumber }) => [await consignmentNumber()],
});
