import { graphql } from '../gql/gql.ts';

/** Data of a part of a set, for `describedPiece`. */
export const DocumentPart = graphql(`
  fragment DocumentPart on ConfiguredPart {
    quantity
    name
    alloyName
    size {
      us
      eu
      uk
      mm
    }
    choices {
      attributeName
      value
    }
  }
`);
