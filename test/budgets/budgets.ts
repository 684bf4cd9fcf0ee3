/**
 * SQL statements of the persisted queries that may use another number than their fields say (`queryBudget`): transaction
 * control not counted, once the process keeps the viewer, the settings and the price lists (docs/decisions/0009). Lists have at
 * most 2, details at most 3, an order of any number of lines at most 12. No figure depends on the number of rows.
 */
export const QUERY_BUDGETS: Readonly<Record<string, number>> = {
  // A search looks up what its words may have meant, once a request.
  ProductListPaginationQuery: 2,
  RestProducts: 3,
  SearchPageQuery: 3,
  RestCategoryDetail: 2,
  // The number of a document leads to its entries.
  JournalPageQuery: 4,
  JournalListPaginationQuery: 2,
  // Which categories of a piece are shown depends on who asks: they are read beside it.
  ItemTypePageQuery: 2,
  // New notes are counted beside the list, of all its rows at once.
  JobListPaginationQuery: 2,
  JobOrdersPageQuery: 6,
  QuoteListPaginationQuery: 2,
  QuotesPageQuery: 6,
  SalesOrderListPaginationQuery: 2,
  SalesOrdersPageQuery: 5,
  // What an offer asks as a deposit is reckoned on the order that it would make: rates, address and method are read for it. Staff
  // see the approval of an offer below the limits, with the steps that asked for it and decided. Where the customer is waited
  // for, and not the viewer, the people who can act are read: once for a quote, a sales order or its deposit.
  QuotePageQuery: 10,
  useReloadQuoteQuery: 8,
  SalesOrderPageQuery: 4,
  OrderFormReloadQuery: 2,
  DepositDueQuery: 2,
  // Little of the viewer is asked for.
  RestInternalNotes: 2,
  RestJobExists: 2,
  // What an order takes from stock is read beside its jobs.
  OrderConfirmationPageQuery: 2,
  // The destination is looked up beside the cart.
  RestShippingMethods: 2,
};
