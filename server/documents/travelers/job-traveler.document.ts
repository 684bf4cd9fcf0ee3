import { graphql } from '../gql/gql.ts';
import { document } from '../kit/document.ts';
import { travelerSheet } from './traveler-sheet.ts';
import { JOB_ORDERS_PRINT, travelerTitle } from './traveler-title.ts';

document('job-traveler', {
  permission: JOB_ORDERS_PRINT,
  by: 'number',
  most: 1,
  query: graphql(`
    query DocumentJobTraveler($number: String!) {
      jobOrder(number: $number) {
        ...DocumentTraveler
      }
    }
  `),
  variables: ([number = '']) => ({ number }),
  sheets: ({ jobOrder }, tools) => jobOrder && [travelerSheet(jobOrder, tools)],
  title: travelerTitle,
  sample: async ({ jobNumber }) => [await jobNumber()],
});
