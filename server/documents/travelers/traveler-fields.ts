import { graphql } from '../gql/gql.ts';

/** Data of a job's traveler, without amounts. */
export const DocumentTraveler = graphql(`
  fragment DocumentTraveler on JobOrder {
    number
    title
    quantity
    promisedOn
    wantedBy
    createdAt
    poNumber
    reference
    endCustomer
    ownMetal
    note
    imageUrl
    status {
      code
      name
    }
    priority {
      name
    }
    customer {
      name
      accountNumber
    }
    items {
      ...DocumentTravelerItem
      children {
        ...DocumentTravelerItem
      }
    }
    services {
      revision
      status
      serviceType {
        name
      }
    }
    benchStages {
      name
    }
    images {
      url
      caption
      isBig
    }
    notes {
      visibility
      text
      createdAt
      author {
        fullName
      }
    }
  }
`);

/** A piece of the job. */
export const DocumentTravelerItem = graphql(`
  fragment DocumentTravelerItem on JobItem {
    code
    name
    quantity
    weight
    alloy {
      name
      mark
    }
    size {
      us
      eu
      uk
      mm
    }
    attributes {
      name
      value
    }
  }
`);
