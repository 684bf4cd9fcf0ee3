import { graphql } from 'react-relay/hooks';

/** Countries, and the required parts of their addresses. */
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
