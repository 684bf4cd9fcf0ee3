import { graphql } from 'react-relay/hooks';

/** The row fields that a bulk move and its undo change. */
graphql`
  fragment jobRowAfterMove_job on JobOrder @no_inline {
    version
    urgency
    status {
      code
      name
      colour
    }
  }
`;
