import { graphql } from 'react-relay/hooks';

/** A customer's cards, returned by every mutation that changes them. */
graphql`
  fragment cardsAfterChange_customer on Customer @no_inline {
    id
    savedCards {
      id
      databaseId
      nameOnCard
      ...CardLine_savedCard
    }
  }
`;
