import { graphql } from '../gql/gql.ts';

/** An address as it stood when the order was placed. */
export const DocumentAddress = graphql(`
  fragment DocumentAddress on AddressSnapshot {
    lines
  }
`);
