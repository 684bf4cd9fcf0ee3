import { graphql } from 'react-relay/hooks';

/** Query of the books, with open days up to a day. */
export const booksPageQuery = graphql`
  query BooksPageQuery($until: Date) {
    books(until: $until) {
      ...OpenDays_books
      ...ClosedDays_books
    }
  }
`;
