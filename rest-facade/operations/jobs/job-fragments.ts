import { graphql } from '../../gql/gql.ts';

/** A job order as lists show it. */
export const RestJobSummary = graphql(`
  fragment RestJobSummary on JobOrder {
    databaseId
    number
    version
    title
    quantity
    currency
    unitPrice
    total
    estimatedWeight
    pricingMode
    poNumber
    reference
    endCustomer
    wantedBy
    promisedOn
    urgency
    trackingNumber
    shippedAt
    imageUrl
    noteCount
    createdAt
    updatedAt
    status {
      databaseId
      code
      name
      tab
      colour
      waitingOn
    }
    stage {
      code
      name
    }
    customer {
      databaseId
      name
      accountNumber
    }
    orderGroup {
      databaseId
      code
    }
    itemType {
      databaseId
      code
      name
    }
    alloy {
      databaseId
      code
      name
    }
    priority {
      databaseId
      code
      name
    }
    size {
      us
      eu
      uk
      mm
    }
  }
`);

/** A piece of a job; children name their parent. */
export const RestJobItem = graphql(`
  fragment RestJobItem on JobItem {
    databaseId
    parentId
    code
    variantCode
    name
    quantity
    weight
    imageUrl
    size {
      us
      eu
      uk
      mm
    }
    alloy {
      databaseId
      code
      name
    }
    attributes {
      attributeId
      name
      value
      fileUrl
    }
  }
`);

/** A note with who wrote it. */
export const RestNote = graphql(`
  fragment RestNote on Note {
    databaseId
    visibility
    text
    createdAt
    author {
      databaseId
      fullName
    }
    actingBy {
      databaseId
      fullName
    }
    attachments {
      databaseId
      url
      thumbnailUrl
      name
      width
      height
      mimeType
    }
  }
`);
