import { graphql } from 'react-relay/hooks';

/**
 * Everything that a step or edit of a job may change, refetched by every mutation: status and actions, undo, services
 * and totals, history, shipping. The ordered piece, customer and destination do not change.
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
