import { graphql } from 'react-relay/hooks';

/** What an order can be paid with. */
export const payNowQuery = graphql`
  query payNowQuery {
    ...CardPicker_query
  }
`;
