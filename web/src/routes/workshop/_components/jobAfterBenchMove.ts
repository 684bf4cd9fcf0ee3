import { graphql } from 'react-relay/hooks';

/** Asked back by every move at the bench: all that its page shows. One file reads it out of their answers. */
graphql`
  fragment jobAfterBenchMove_job on JobOrder @no_inline {
    ...BenchScan_job
    ...BenchEntries_job
  }
`;
