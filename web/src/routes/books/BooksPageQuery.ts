import { graphql } from 'react-relay/hooks';

/** Data of the books, with the open days up to a given day. */
export const booksPageQuery = graphql`
  query BooksPageQuery($until: Date) {
    books(until: $until) {
      ...OpenDays_books
      ...ClosedDays_books
    }
  }
`;
