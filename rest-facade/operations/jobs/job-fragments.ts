import { graphql } from '../../gql/gql.ts';

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

/** A note with its author. */
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
