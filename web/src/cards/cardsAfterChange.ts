import { graphql } from 'react-relay/hooks';

/** The cards of a customer, as every change of them answers. */
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
