import { graphql } from 'react-relay/hooks';

/** What a move of several jobs, and taking it back, change of their rows. */
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
