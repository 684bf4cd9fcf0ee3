import { graphql } from 'react-relay/hooks';

/** Countries to choose from, and what addresses there need. */
export const addressFormQuery = graphql`
  query addressFormQuery {
    countries {
      databaseId
      name
      requiresState
      requiresCity
      requiresZip
      addressParts
      zipExample
    }
  }
`;
