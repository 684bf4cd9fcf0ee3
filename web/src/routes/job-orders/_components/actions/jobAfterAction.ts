import { graphql } from 'react-relay/hooks';

/**
 * What a step or an edit of a job can change, asked back by every mutation of one: status and actions, the way back,
 * services and what they come to, history, shipping. What was ordered, for whom and where it goes stays as it is.
 */
graphql`
  fragment jobAfterAction_job on JobOrder @no_inline {
    id
    version
    total
    totalIfApproved
    trackingNumber
    trackingUrl
    actualWeight
    weightDeviation
    pickedUp
    shippedAt
    charges {
      id
      kind
    }
    services {
      id
      awaitsApproval
    }
    ...JobHeader_job
    ...JobMessages_job
    ...JobProgress_job
    ...JobServices_job
    ...JobProofs_job
    ...ChargeLines_job
    ...JobHistory_job
    ...BenchEntries_job
    orderGroup {
      id
      ...useChargeRows_order
      jobOrders {
        id
        number
        title
        status {
          id
          name
          colour
        }
      }
    }
  }
`;
