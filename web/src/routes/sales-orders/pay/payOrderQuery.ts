import { graphql } from 'react-relay/hooks';

/** What a sales order can be paid with. */
export const payOrderQuery = graphql`
  query payOrderQuery {
    ...CardPicker_query
  }
`;
