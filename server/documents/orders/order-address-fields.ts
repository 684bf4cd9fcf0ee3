import { graphql } from '../gql/gql.ts';

/** Snapshot of an address, taken when the order was placed. */
export const DocumentAddress = graphql(`
  fragment DocumentAddress on AddressSnapshot {
    lines
  }
`);
