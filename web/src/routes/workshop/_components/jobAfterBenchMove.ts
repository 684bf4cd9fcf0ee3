import { graphql } from 'react-relay/hooks';

/** Data of the scan page, refetched by every bench move. */
graphql`
  fragment jobAfterBenchMove_job on JobOrder @no_inline {
    ...BenchScan_job
    ...BenchEntries_job
  }
`;
