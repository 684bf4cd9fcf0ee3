import { graphql } from 'react-relay/hooks';

/** Query of the books: the open days until one. */
export const booksPageQuery = graphql`
  query BooksPageQuery($until: Date) {
    books(until: $until) {
      ...OpenDays_books
      ...ClosedDays_books
    }
  }
`;
