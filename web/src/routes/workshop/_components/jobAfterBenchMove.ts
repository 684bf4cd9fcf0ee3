import { graphql } from 'react-relay/hooks';

/** Data of the job page, refetched by every bench move. One file reads it from the responses. */
graphql`
  fragment jobAfterBenchMove_job on JobOrder @no_inline {
    ...BenchScan_job
    ...BenchEntries_job
  }
`;
