import { MAX_BULK_JOBS } from '../../domains/jobs/rules/job-limits.ts';
import { graphql } from '../gql/gql.ts';
import { document } from '../kit/document.ts';
import { travelerSheet } from './traveler-sheet.ts';
import { JOB_ORDERS_PRINT, travelerTitle } from './traveler-title.ts';

document('job-travelers', {
  permission: JOB_ORDERS_PRINT,
  by: 'ids',
  most: MAX_BULK_JOBS,
  query: graphql(`
    query DocumentJobTravelers($ids: [ID!]!) {
      jobOrders(first: 100, filter: { jobOrderIds: $ids }, orderBy: { field: NUMBER, direction: ASC }) {
        edges {
          node {
            ...DocumentTraveler
          }
        }
      }
    }
  `),
  variables: (ids) => ({ ids: [...ids] }),
  sheets: ({ jobOrders: { edges } }, tools, ids) =>
    // Print all or none: a missing traveler would be noticed too late.
    edges.length === new Set(ids).size ? edges.map(({ node }) => travelerSheet(node, tools)) : null,
  title: travelerTitle,
  sample: async ({ job }) => [await job()],
});
