/**
 * Statement budgets of persisted queries that differ from those of their fields (`queryBudget`), without transaction
 * control and with cached viewer, settings and price lists (docs/decisions/0009). Lists have at most 2, details at
 * most 3, an order with any number of lines at most 12. No budget depends on the number of rows.
 */
export const QUERY_BUDGETS: Readonly<Record<string, number>> = {
  // A search looks up similar words, once per request.
  ProductListPaginationQuery: 2,
  RestProducts: 3,
  SearchPageQuery: 3,
  RestCategoryDetail: 2,
  // A search by name reads the ids first, by words in plain letters.
  RestCategories: 2,
  RestCustomOrders: 2,
  // Finds entries by the number of a document.
  JournalPageQuery: 4,
  JournalListPaginationQuery: 2,
  // The visible categories of a piece depend on the viewer, and are read separately.
  ItemTypePageQuery: 2,
  // Unread notes are counted separately, for all rows at once.
  JobListPaginationQuery: 2,
  JobOrdersPageQuery: 6,
  QuoteListPaginationQuery: 2,
  QuotesPageQuery: 6,
  SalesOrderListPaginationQuery: 2,
  SalesOrdersPageQuery: 5,
  // The deposit of an offer is calculated with the order that it would create, including rates, address and method.
  // Staff see the approval of an offer beyond the limits with its history entries. If the offer waits for another user
  // of the customer, those who can act are read, once per quote, sales order or deposit.
  QuotePageQuery: 10,
  useReloadQuoteQuery: 8,
  SalesOrderPageQuery: 4,
  OrderFormReloadQuery: 2,
  DepositDueQuery: 2,
  // Reads little of the viewer.
  RestInternalNotes: 2,
  RestJobExists: 2,
  // Lines from stock are read separately from jobs.
  OrderConfirmationPageQuery: 2,
  // The destination is read separately from the cart.
  RestShippingMethods: 2,
};
