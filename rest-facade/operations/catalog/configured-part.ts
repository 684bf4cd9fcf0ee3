import { graphql } from '../../gql/gql.ts';

/** A configured part of a set. */
export const RestConfiguredPart = graphql(`
  fragment RestConfiguredPart on ConfiguredPart {
    itemTypeId
    code
    name
    alloyId
    alloyCode
    alloyName
    quantity
    follows
    size {
      us
      eu
      uk
      mm
    }
    choices {
      attributeId
      attributeCode
      attributeName
      optionId
      value
    }
  }
`);
