import { parse } from 'graphql';
import type { SampleRows } from '../../rest-facade/route/sample.ts';
import type { Database } from '../../server/database/client.ts';
import { encodeGlobalId } from '../../server/lib/global-id.ts';
import { readPersistedOperations } from '../../server/persisted-operations/read-persisted-operations.ts';
import { picture } from '../world/picture.ts';
import { restVariables } from './rest-variables.ts';

type Variables = Record<string, unknown>;
/** Variables of an explained price without optional parts. */
const NOTHING_BESIDE = { pieceCode: null, hasPiece: false, cartOwner: '', hasCart: false };

type DemoRows = Awaited<ReturnType<typeof demoRows>>;

/** Rows of the demo data for the variables: the first ones with the data that operations show. */
export async function demoRows(db: Database) {
  const ofLuna = { customer: { accountNumber: 'LUNA-001' } };
  const job = await db.jobOrder.findFirstOrThrow({
    where: { ...ofLuna, services: { some: {} }, notes: { some: {} } },
    orderBy: { id: 'asc' },
    include: { orderGroup: true },
  });
  const remade = await db.jobOrder.findFirstOrThrow({
    where: { remadeFromId: { not: null } },
    orderBy: { id: 'asc' },
  });
  const others = await db.jobOrder.findFirstOrThrow({
    where: { customer: { accountNumber: 'ORIO-001' } },
    orderBy: { id: 'asc' },
  });
  const ring = await db.itemType.findFirstOrThrow({
    where: { shownInCatalog: true, variants: { some: {} }, minSize: { not: null } },
    orderBy: { id: 'asc' },
    include: { alloys: { where: { isDefault: true } } },
  });
  const set = await db.itemType.findFirstOrThrow({
    where: { shownInCatalog: true, subItems: { some: {} } },
    orderBy: { id: 'asc' },
  });
  const branch = await db.productCategory.findFirstOrThrow({
    where: { shown: true, children: { some: {} } },
    orderBy: { id: 'asc' },
    include: { children: { where: { shown: true }, orderBy: { id: 'asc' } } },
  });
  const state = await db.state.findFirstOrThrow({
    where: { countryId: 840, taxRates: { some: {} } },
    orderBy: { id: 'asc' },
  });
  const customer = await db.customer.findFirstOrThrow({ where: { accountNumber: 'LUNA-001' } });
  const quotes = await db.priceQuote.findMany({ orderBy: { id: 'asc' }, select: { number: true } });
  const salesOrders = await db.salesOrder.findMany({
    orderBy: { id: 'asc' },
    select: { id: true, number: true, lines: { take: 1, select: { id: true } } },
  });
  // A line from stock, without a job.
  const stock = await db.jobOrder.findFirstOrThrow({
    where: { ...ofLuna, isStock: true },
    orderBy: { id: 'asc' },
    include: { orderGroup: { include: { salesOrder: { select: { id: true } } } } },
  });
  const [invoices, payments] = await Promise.all([
    db.invoice.findMany({ take: 12, orderBy: { id: 'asc' }, select: { number: true } }),
    db.payment.findMany({ take: 12, orderBy: { id: 'asc' }, select: { number: true } }),
  ]);
  return {
    job,
    remade,
    others,
    stock,
    quotes,
    salesOrders,
    invoices,
    payments,
    ring,
    set,
    branch,
    state,
    customer,
  };
}

/**
 * Variables to test each persisted query with, by name: none if it needs none, those of the REST samples, and the
 * examples below.
 */
export async function queryVariables(db: Database): Promise<Record<string, Variables[]>> {
  const rows = await demoRows(db);
  const [samples, examples] = [await restVariables(sampleRows(rows)), exampleVariables(rows)];
  return Object.fromEntries(
    persistedQueries().map(({ name, needsNothing }) => {
      const given = [...(samples[name] ?? []), ...(examples[name] ?? [])];
      return [name, given.length === 0 && needsNothing ? [{}] : given];
    }),
  );
}

/** The persisted queries, and whether they have required variables. */
function persistedQueries() {
  return [...readPersistedOperations(null).values()].flatMap(({ name, text }) => {
    const [operation] = parse(text).definitions;
    if (operation?.kind !== 'OperationDefinition' || operation.operation !== 'query') return [];
    const needed = operation.variableDefinitions?.filter(
      ({ type, defaultValue }) => type.kind === 'NonNullType' && !defaultValue,
    );
    return [{ name, needsNothing: !needed?.length }];
  });
}

/** Variables besides those of the samples: several kinds of rows, filters and orders, and invalid values. */
function exampleVariables(rows: DemoRows) {
  const { job, remade, others, stock, quotes, salesOrders, invoices, payments } = rows;
  const { ring, set, branch, state, customer } = rows;
  const nowhere = 2_000_000_000;
  const jobIds = [job.id, remade.id, others.id].map((id) => encodeGlobalId('JobOrder', id));
  const jobs = [job, remade, others].map(({ id }) => ({ id }));
  const jobNumbers = [job, remade, others].map(({ number }) => ({ number }));
  const configuration = {
    itemTypeId: ring.id,
    alloyId: ring.alloys[0]?.alloyId,
    size: '6.5',
    attributes: [],
  };
  const prices = [
    { input: { configuration, quantity: 3, requestId: 'r' } },
    { input: { configuration: { itemTypeId: ring.id } } },
    { input: { configuration: { itemTypeId: nowhere }, quantity: 0 } },
  ];
  const products = [
    {},
    { filter: { search: 'ring' }, orderBy: { field: 'NAME', direction: 'DESC' } },
    { filter: { categoryCode: branch.code, alloyIds: [configuration.alloyId] } },
    { filter: { minPrice: '100', maxPrice: '900.5' }, orderBy: { field: 'PRICE', direction: 'DESC' } },
    {
      filter: { alloyIds: [configuration.alloyId], minPrice: '100' },
      alloyIds: [configuration.alloyId],
      orderBy: { field: 'PRICE', direction: 'DESC' },
    },
    { filter: { featured: true }, orderBy: { field: 'NEWEST', direction: 'ASC' } },
    { filter: { search: 'no such piece' } },
    { filter: { search: 'solitare', sizes: ['6.5'], centreCarats: [{ from: '0.25', below: '1' }] } },
    {
      filter: {
        shapes: ['ROUND', 'OVAL'],
        karats: ['14K'],
        thicknesses: [{ below: '2' }],
        listPrices: [{ from: '250' }],
      },
    },
  ];
  const lists = [
    { tab: 'ALL' },
    { tab: 'PROCESSING', orderBy: { field: 'PROMISED_ON', direction: 'ASC' } },
    { tab: 'ALL', orderBy: { field: 'PROMISED_ON', direction: 'DESC' } },
    { tab: 'ALL', orderBy: { field: 'NUMBER', direction: 'ASC' } },
    { tab: 'CLOSED', filter: { statusCodes: ['SHIPPED', 'CANCELLED'] } },
    { tab: 'ALL', filter: { customerId: customer.id, promised: 'LATE' } },
    { tab: 'ALL', filter: { search: 'ring', waitingOn: 'US' } },
    { tab: 'ALL', filter: { promisedFrom: '2026-01-05', promisedTo: '2027-01-01' } },
    { tab: 'ALL', filter: { search: 'no such job' } },
    { tab: 'ALL', filter: { statusCodes: ['NO_SUCH_STATUS'] } },
  ];
  const quoteNumbers = [...quotes, { number: 'nothing' }];
  const salesOrderNumbers = [...salesOrders.map(({ number }) => ({ number })), { number: 'nothing' }];
  const consignmentNumbers = ['OC-10001', 'OC-10002', 'nothing'].map((number) => ({ number }));
  const consignmentLists = [
    { tab: 'ALL' },
    { tab: 'NEW', orderBy: { field: 'NUMBER', direction: 'ASC' } },
    { tab: 'PROCESSING', orderBy: { field: 'DUE_ON', direction: 'ASC' }, filter: { isOverdue: true } },
    {
      tab: 'CLOSED',
      orderBy: { field: 'OUT_VALUE', direction: 'DESC' },
      filter: { statusCodes: ['CLOSED'] },
    },
    { tab: 'ALL', filter: { customerId: customer.id, search: 'oc', issuedFrom: '2020-01-01' } },
  ];
  const invoiceNumbers = [...invoices, { number: 'nothing' }];
  const invoiceLists = [
    { tab: 'ALL' },
    { tab: 'NEW', orderBy: { field: 'TOTAL', direction: 'DESC' } },
    { tab: 'PROCESSING', orderBy: { field: 'DUE_ON', direction: 'ASC' }, filter: { isOverdue: true } },
    { tab: 'CLOSED', orderBy: { field: 'BALANCE', direction: 'ASC' }, filter: { statusCodes: ['PAID'] } },
    { tab: 'ALL', filter: { customerId: customer.id, search: 'inv', issuedFrom: '2020-01-01' } },
  ];
  const paymentNumbers = [...payments, { number: 'nothing' }];
  const journalLists = [
    {},
    { filter: { account: 'BANK', from: '2025-01-01' }, orderBy: { field: 'DEBIT', direction: 'ASC' } },
    { filter: { search: 'INV-10001' } },
  ];
  const paymentLists = [
    {},
    { orderBy: { field: 'AMOUNT', direction: 'DESC' }, filter: { method: 'TRANSFER' } },
    { orderBy: { field: 'AVAILABLE', direction: 'DESC' }, filter: { hasAvailable: true } },
    { filter: { customerId: customer.id, search: 'pay', receivedTo: '2030-01-01' } },
  ];
  const quoteLists = [
    { tab: 'ALL' },
    { tab: 'NEW', orderBy: { field: 'TOTAL', direction: 'DESC' } },
    { tab: 'PROCESSING', orderBy: { field: 'NUMBER', direction: 'ASC' } },
    { tab: 'ALL', filter: { statusCodes: ['SENT'], search: 'pq' } },
    { tab: 'ALL', filter: { customerId: customer.id } },
  ];
  const salesOrderLists = [
    { tab: 'ALL' },
    { tab: 'NEW', orderBy: { field: 'NUMBER', direction: 'ASC' } },
    { tab: 'ALL', filter: { search: 'so', customerId: customer.id } },
  ];
  const benchLists = [
    {},
    { filter: { stage: 0, promise: 'RED' }, orderBy: { field: 'PROMISED_ON', direction: 'ASC' } },
    { filter: { work: 'WAITING', search: 'jo' } },
  ];
  const serviceLists = ['CAD', 'ENGRAVING', 'nothing'].map((code) => ({ code, count: 10 }));
  const searches = [{}, { search: 'l' }, { search: 'LUNA' }, { search: '100%_' }];
  const estimateNumbers = ['EST-10001', 'EST-10003', 'EST-10004', 'EST-10006', 'nothing'].map((number) => ({
    number,
  }));
  const estimateLists = [
    {},
    { filter: { status: 'OPEN', kind: 'DESIGN' }, orderBy: { field: 'TOTAL', direction: 'DESC' } },
    { filter: { status: 'EXPIRED' } },
    { filter: { status: 'CONVERTED', isMine: true }, orderBy: { field: 'EXPIRES_AT', direction: 'ASC' } },
    { filter: { search: 'ring' } },
  ];
  const examples: Record<string, Variables[]> = {
    AcceptDialogQuery: quoteNumbers.map((quote, index) => ({
      ...quote,
      id: encodeGlobalId('PriceQuote', index + 1),
      lineKeys: [1],
    })),
    AcceptDialogAddressesQuery: quoteNumbers,
    GuestAnswerDialogQuery: [{ access: 'nothing', lineKeys: [1], isAccepting: true }],
    InboxPageQuery: [
      { tab: 'UNREAD', count: 10 },
      { tab: 'ALL', count: 10 },
    ],
    OrderEstimateDialogQuery: [
      { id: encodeGlobalId('Estimate', 1), isJob: true },
      { id: encodeGlobalId('Estimate', nowhere), isJob: true },
      { id: encodeGlobalId('Estimate', 1), isJob: false },
    ],
    useSuggestionsQuery: [
      { search: 'aur', isShort: false },
      { search: 'a', isShort: true },
    ],
    ConfirmCustomOrderQuery: [
      {
        templateId: null,
        configuration,
        quantity: 2,
        poNumber: 'PO',
        reference: null,
        note: 'Like the last one.',
      },
    ],
    OpenSalesOrderDialogQuery: [{ code: job.number.replace(/-\d+$/, '') }, { code: 'nothing' }],
    ApproveDialogQuery: [...jobNumbers, { number: 'nothing' }],
    AuthorizationErrorPageQuery: [{ number: 1701 }, { number: 1 }],
    BulkApproveDialogQuery: [{ ids: jobIds }],
    CancelDialogQuery: jobNumbers,
    CatalogPageQuery: [
      { isSearching: false, count: 0 },
      ...products.map((variables) => ({ isSearching: true, count: 10, ...variables })),
    ],
    CategoryPageQuery: [
      { code: branch.code, count: 10 },
      { id: branch.children[0]?.id, count: 20 },
      { code: 'nothing', count: 10 },
    ],
    CustomerComboboxQuery: searches,
    EarlierVersionQuery: quoteNumbers,
    EstimateListPaginationQuery: [...estimateLists, { count: 3 }, { cursor: 'nonsense' }],
    EstimatePageQuery: estimateNumbers,
    EstimatesPageQuery: estimateLists.map((variables) => ({ ...variables, count: 10 })),
    FailedTaskListPaginationQuery: [{}, { count: 3 }],
    FindingListPaginationQuery: [{}, { count: 3, filter: { state: 'OPEN' } }],
    ReconciliationPageQuery: [
      { count: 20 },
      { count: 20, filter: { kind: 'DUPLICATE' }, orderBy: { field: 'HAPPENED_AT', direction: 'ASC' } },
    ],
    ItemTypeListPaginationQuery: [{}, { count: 3, filter: { isActive: true, search: 'band' } }],
    MoveIntoGroupQuery: [{ filter: {} }, { filter: { search: 'band' } }],
    ItemTypePageQuery: [{ databaseId: 1 }, { databaseId: 999_999 }],
    ItemTypesPageQuery: [{ count: 20 }, { count: 20, filter: { pricingMode: 'FIXED', itemGroupIds: [1] } }],
    CustomerCreditsPageQuery: [
      { count: 20 },
      { count: 20, customerId: customer.id, filter: { customerId: customer.id, kind: 'RETURN' } },
      { count: 20, filter: { search: 'ring' }, orderBy: { field: 'AVAILABLE', direction: 'DESC' } },
    ],
    CustomerCreditPageQuery: [
      { number: 'CR-10001' },
      { number: 'CR-10007', filter: { hasAvailable: true }, orderBy: { field: 'NUMBER', direction: 'DESC' } },
      { number: 'nothing' },
    ],
    CreditFormReloadQuery: [{ number: 'CR-10002' }],
    CreditListPaginationQuery: [{}, { count: 3, filter: { hasAvailable: true } }],
    CustomerSettingsPageQuery: [{}, { customerId: customer.id }],
    InvoiceSelectQuery: [{}, { filter: { customerId: customer.id, statusCodes: ['OPEN'] } }],
    PromotionListPaginationQuery: [{}, { count: 3, filter: { kind: 'SHIPPING' } }],
    PromotionPageQuery: [
      { databaseId: 1, isNew: false },
      { databaseId: 0, isNew: true },
    ],
    PromotionsPageQuery: [{ count: 20 }, { count: 20, filter: { search: 'welcome' } }],
    GuestLinesQuery: [{ access: 'nothing', lineKeys: [1] }],
    GuestOfferQuery: [{ access: 'nothing' }],
    JobNotesQuery: [...jobNumbers, { number: 'nothing' }],
    MentionListQuery: [
      { subjectId: jobIds[0], visibility: 'CUSTOMER', search: '' },
      { subjectId: jobIds[1], visibility: 'INTERNAL', search: 'a' },
      { subjectId: 'nothing', visibility: 'CUSTOMER' },
    ],
    JobListPaginationQuery: [
      ...lists,
      ...lists.map((variables) => ({ ...variables, count: 3 })),
      { count: 0 },
      { count: 101 },
      { cursor: 'nonsense' },
    ],
    JobOrderPageQuery: lists.slice(0, 5).map((variables) => ({ ...variables, number: job.number })),
    JobOrdersPageQuery: lists.map((variables) => ({
      ...variables,
      count: 20,
      ofCustomer: { customerId: customer.id },
      hasCustomer: true,
    })),
    BenchJobsPageQuery: benchLists.map((variables) => ({ ...variables, count: 20 })),
    BenchJobListPaginationQuery: [...benchLists, { cursor: 'nonsense' }],
    BenchMoveFormQuery: jobNumbers,
    BenchScanPageQuery: [
      ...jobNumbers,
      ...benchLists.map((variables) => ({ ...variables, ...jobNumbers[0] })),
      { number: 'nothing' },
    ],
    ServiceJobsQuery: serviceLists,
    ServiceJobListPaginationQuery: [...serviceLists, { code: 'CAD', count: 1, cursor: 'nonsense' }],
    JobSheetPageQuery: jobNumbers,
    JobSheetsPageQuery: [{ ids: jobIds }, { ids: ['nonsense'] }],
    PreparedTravelersQuery: [{ key: 'f'.repeat(32) }],
    OrderAgainDialogQuery: [
      ...salesOrders.slice(0, 3).map(({ id }) => ({ id: encodeGlobalId('SalesOrder', id) })),
      { id: 'nonsense' },
    ],
    CancelLineDialogQuery: salesOrderNumbers,
    OrderAfterQuery: salesOrderNumbers.flatMap((order) =>
      [true, false].map((isShort) => ({ ...order, isShort })),
    ),
    PriceAfterQuery: salesOrders.slice(0, 3).flatMap(({ id, number, lines }) =>
      lines.map((line) => ({
        id: encodeGlobalId('SalesOrder', id),
        number,
        lineId: encodeGlobalId('SalesOrderLine', line.id),
        unitPrice: '12.50',
      })),
    ),
    OrderFormReloadQuery: salesOrderNumbers,
    DepositDueQuery: salesOrderNumbers,
    OrderNotesQuery: salesOrderNumbers,
    OrderConfirmationPageQuery: [
      { code: job.orderGroup.code },
      { code: stock.orderGroup.code },
      { code: '' },
    ],
    ProductListPaginationQuery: products,
    ComparePageQuery: [
      { codes: [ring.code, set.code, 'nothing'], karats: ['14K'] },
      { codes: [], karats: [] },
    ],
    MetalPriceTableQuery: [{ page: 'CREATE' }, { page: 'EDIT' }],
    ConversionSummaryQuery: [
      { number: 'EST-10001', page: 'JOB' },
      { number: 'EST-10003', page: 'QUOTE' },
      { number: 'nothing', page: 'JOB' },
    ],
    MorePiecesQuery: [{ related: { categoryIds: [branch.id] }, recent: { codes: [set.code] } }],
    useEngravingLineQuery: [
      { id: ring.id },
      { id: ring.id, alloyId: ring.alloys[0]?.alloyId ?? null },
      { id: nowhere },
    ],
    ProductPhotosQuery: [{ id: ring.id }, { id: nowhere }],
    ProductPageQuery: [{ code: ring.code }, { id: set.id }, { id: nowhere }],
    PriceTablesPageQuery: [{ code: 'LABOUR' }, { code: 'MARKET' }, { code: 'STONES' }],
    MarketPageQuery: [{ days: 30 }],
    MarketImportQuery: [{ text: 'metal,asOf,sell\nAU,2020-01-02,1500\nZZ,2020-01-02,1' }],
    ExceptionDialogQuery: searches,
    ExplainPageQuery: [
      { subject: {}, isAsked: false, ...NOTHING_BESIDE },
      { subject: { jobNumber: job.number }, isAsked: true, ...NOTHING_BESIDE },
      {
        subject: { quoteNumber: 'nothing', versionNumber: 0 },
        isAsked: true,
        ...NOTHING_BESIDE,
        cartOwner: 'LUNA-001',
        hasCart: true,
      },
      {
        subject: { pieceCode: ring.code, choices: { ownMetal: false } },
        isAsked: true,
        ...NOTHING_BESIDE,
        pieceCode: ring.code,
        hasPiece: true,
      },
    ],
    SimulatePageQuery: [
      { metalCode: 'AU', percent: '3', itemGroupCodes: [], itemTypeCodes: [ring.code], quoteNumbers: [] },
      {
        metalCode: null,
        percent: '-2.5',
        itemGroupCodes: [],
        itemTypeCodes: ['NO-SUCH'],
        quoteNumbers: ['NO-SUCH'],
      },
    ],
    ConsignmentFormReloadQuery: consignmentNumbers,
    ConsignmentListPaginationQuery: consignmentLists.map((variables) => ({ ...variables, count: 2 })),
    ConsignmentPageQuery: consignmentNumbers.map((each) => ({ ...each, ...consignmentLists[0] })),
    ConsignmentsPageQuery: consignmentLists.map((variables) => ({
      ...variables,
      count: 20,
      ofCustomer: { customerId: customer.id },
      hasCustomer: true,
    })),
    ContactChoiceQuery: [
      { customerId: customer.id, search: null },
      { customerId: customer.id, search: 'bian rey' },
      { customerId: nowhere, search: 'nobody' },
    ],
    CreateFormQuery: [{ accountNumber: 'LUNA-001' }, { accountNumber: 'NO-SUCH' }],
    usePackedPieceQuery: [{ id: ring.id }, { id: set.id }, { id: nowhere }],
    usePackedPiecePriceQuery: [
      ...prices.map(({ input: { configuration } }) => ({
        customerId: customer.id,
        configuration,
        isKnown: true,
      })),
      { customerId: customer.id, configuration: prices[0]?.input.configuration, isKnown: false },
    ],
    matchingConsignmentsQuery: consignmentLists,
    InvoiceDialogReloadQuery: invoiceNumbers,
    InvoiceListPaginationQuery: invoiceLists.map((variables) => ({ ...variables, count: 2 })),
    ContactDialogQuery: [{ customerId: 1 }, { customerId: 999_999 }],
    ContactFieldQuery: [{ customerId: 1 }, { customerId: 999_999 }],
    MainContactQuery: [{ customerId: 1 }, { customerId: 999_999 }],
    MailsPanelQuery: invoiceNumbers.map((invoice) => ({ kind: 'INVOICE', ...invoice })),
    InvoicePageQuery: invoiceNumbers.map((invoice) => ({ ...invoice, ...invoiceLists[0] })),
    InvoicesPageQuery: invoiceLists.map((variables) => ({
      ...variables,
      count: 20,
      ofCustomer: { customerId: customer.id },
      hasCustomer: true,
    })),
    BooksPageQuery: [{ until: null }, { until: '2026-06-30' }],
    JournalPageQuery: journalLists.map((variables) => ({ ...variables, count: 20 })),
    JournalListPaginationQuery: journalLists.map((variables) => ({ ...variables, count: 2 })),
    matchingLinesQuery: journalLists,
    PaymentFormReloadQuery: paymentNumbers,
    PaymentListPaginationQuery: paymentLists.map((variables) => ({ ...variables, count: 2 })),
    PaymentPageQuery: paymentNumbers,
    PaymentsPageQuery: paymentLists.map((variables) => ({
      ...variables,
      count: 20,
      ofCustomer: { customerId: customer.id },
      hasCustomer: true,
    })),
    QuoteNotesQuery: quoteNumbers,
    QuotePageQuery: quoteNumbers.map((quote) => ({ ...quote, ...quoteLists[0] })),
    QuotesPageQuery: quoteLists.map((variables) => ({
      ...variables,
      count: 20,
      ofCustomer: { customerId: customer.id },
      hasCustomer: true,
    })),
    SalesOrderPageQuery: salesOrderNumbers.map((order) => ({ ...order, ...salesOrderLists[0] })),
    SalesOrdersPageQuery: salesOrderLists.map((variables) => ({ ...variables, count: 20 })),
    useEstimatedPieceQuery: [{ id: ring.id }, { id: set.id }, { id: nowhere }],
    useEstimatePriceQuery: [
      ...prices,
      {
        input: {
          design: { alloyId: ring.alloys[0]?.alloyId, weight: '5.2', serviceTypeCodes: ['CAD', 'REPAIR'] },
        },
      },
      { input: {} },
    ],
    useReorderPreviewQuery: jobIds.map((jobOrderId) => ({ jobOrderId })),
    RestAllJobItems: jobs,
    RestCalculatePrice: prices,
    RestCategories: [{}, { filter: { search: 'ba' }, first: 100 }, { filter: { parentId: branch.id } }],
    RestCategoryDetail: [{ databaseId: branch.id }, { code: branch.children[0]?.code }],
    RestCustomOrder: [
      { databaseId: 1, includeSubItems: true, includeVariants: true },
      { databaseId: nowhere, includeSubItems: false, includeVariants: false },
    ],
    RestCustomOrderExists: [{ databaseId: 1 }],
    RestCustomOrderGroupItems: [{ databaseId: 1 }, { databaseId: nowhere }],
    RestCustomOrderGroups: [{}, { first: 2 }],
    RestCustomOrderGroupsWithItems: [{}, { first: 2 }],
    RestPlacedCustomOrder: [{ databaseId: 1 }, { databaseId: nowhere }],
    RestCustomOrders: [
      {},
      { filter: { onlyRoots: true } },
      { filter: { parentId: 1, search: 'r' }, first: 5 },
    ],
    RestCustomerByAccountNumber: [{ accountNumber: 'luna-001' }, { accountNumber: 'ORIO-001' }],
    RestCustomerNotes: jobs,
    RestFilterAttributes: [{}, { categoryId: branch.id }, { itemGroupId: ring.itemGroupId }],
    RestGetCart: [{}, { sessionId: 'elsewhere' }],
    WishListPageQuery: [{}, { key: 'nobody-shares-this' }],
    useQuickOrderQuery: [{ text: 'code,qty,size,metal\nRS-101,2,7,14KW\nNO-SUCH,1\nRS-101,0' }, { text: '' }],
    RestInternalNotes: jobs,
    RestJobDetail: [...jobs, { id: nowhere }],
    RestJobExists: jobs,
    RestJobImages: jobs,
    RestJobItems: jobs,
    RestListJobs: [
      ...lists.map((variables) => ({ ...variables, skip: 2, first: 10 })),
      { skip: 10_001 },
      { first: 'ten' },
    ],
    RestMatchingVariant: [{ itemTypeId: ring.id, attributes: [], alloyId: configuration.alloyId, size: '7' }],
    RestProduct: [ring, set].map(({ id }) => ({
      databaseId: id,
      includeSubItems: true,
      includeVariants: true,
      includeSubItemAttributes: true,
    })),
    RestProductAttributes: [{ databaseId: ring.id }],
    RestProductImages: [{ code: ring.code }, { code: set.code, alloyId: 2 }],
    RestProducts: products.map((variables) => ({ ...variables, skip: 1, first: 5 })),
    RestSalesTax: [{}, { shippingStateId: state.id }],
    RestShippingMethods: [{}, { destination: { stateId: state.id } }, { destination: { countryId: 124 } }],
    RestStates: [{}, { countryId: 840 }],
    RestStatuses: [{ entityType: 'JOB_ORDER' }, { entityType: 'SERVICE_TYPE' }],
    RestUserSetting: [{ key: 'CP_IsMenuCollapsed' }, { key: 'nothing' }],
    CustomOrderPageQuery: [
      { id: 0, isNamed: false, filter: { onlyRoots: true } },
      { id: 1, isNamed: true, filter: { parentId: 1 } },
      { id: 0, isNamed: false, filter: { search: 'ring', onlyOrderable: true } },
    ],
    CustomOrderItemPageQuery: [{ id: ring.id }, { id: set.id }, { id: nowhere }],
    GroupListPaginationQuery: [{}, { count: 2 }],
    PieceSearchQuery: [
      { search: null, count: 8 },
      { search: 'ba', count: 8 },
    ],
    SearchPageQuery: products.map((variables) => ({ count: 10, ...variables })),
    StateFieldQuery: [{ countryId: 840 }, { countryId: 'US' }],
    UserSearchQuery: searches,
    estimateSheetQuery: [
      { itemTypeId: ring.id, gems: [] },
      { itemTypeId: null, gems: ['DIAMOND', 'SAPPHIRE'] },
      { itemTypeId: nowhere, gems: [] },
    ],
    sheetPricesQuery: [{ itemTypeId: ring.id }, { itemTypeId: set.id }, { itemTypeId: nowhere }],
    usePriceQuery: prices,
    useAllocationQuery: ['0', '25.5', null].map((amount) => ({ customerId: customer.id, amount })),
    useReloadQuoteQuery: quoteNumbers,
    useReloadJobQuery: [...jobNumbers, { number: 'nothing' }],
    matchingJobsQuery: lists,
    matchingInvoicesQuery: invoiceLists,
    matchingPaymentsQuery: paymentLists,
    matchingQuotesQuery: quoteLists,
    matchingOrdersQuery: salesOrderLists,
    matchingBenchJobsQuery: benchLists,
    openingViewQuery: [{ code: 'JOB_ORDERS' }, { code: 'FAILED_TASKS' }],
    useSearchQuery: [
      { text: job.number, recent: [] },
      { text: '471', recent: [] },
      { text: 'luna', recent: [] },
      { text: ring.code, recent: [] },
      { text: '%_', recent: [] },
      {
        text: '',
        recent: [...jobIds, encodeGlobalId('ItemType', ring.id), encodeGlobalId('Customer', customer.id)],
      },
    ],
    OrdersIfCancelledQuery: [{ jobOrderIds: jobIds }, { jobOrderIds: [] }],
    useStatusPreviewQuery: [
      { jobOrderIds: jobIds, statusCode: 'ON_HOLD' },
      { jobOrderIds: [], statusCode: 'X' },
    ],
  };
  return examples;
}

/** The same rows for the samples of REST calls. */
function sampleRows({ job, ring, branch, state, customer }: DemoRows): SampleRows {
  const theJob = async () => job.id;
  const alloyId = ring.alloys[0]?.alloyId ?? 0;
  return {
    job: job.id,
    quote: 1,
    vloraQuote: 1,
    salesOrder: 1,
    invoice: 1,
    credit: 1,
    consignment: 1,
    prepaidSalesOrder: async () => 1,
    newPayment: async () => 1,
    newPayPalOrder: async () => '1',
    newPricedCart: async () => ({ sessionId: '', grandTotal: '1.00' }),
    newQuote: async () => 1,
    line: 1,
    address: 1,
    user: job.placedById,
    customer: customer.id,
    accountNumber: customer.accountNumber,
    newJob: theJob,
    jobAwaitingApproval: theJob,
    cancelledJob: theJob,
    newLine: async () => 1,
    newWish: async () => 1,
    newAddress: async () => 1,
    newCustomOrderTemplate: async () => 1,
    newCustomOrderGroup: async () => 1,
    newCategory: async () => ({ id: 1, code: 'NEW' }),
    newCustomOrder: async () => 1,
    postal: { countryId: 840, stateId: state.id },
    piece: { itemTypeID: ring.id, metalId: alloyId, size: '6.5' },
    attribute: 1,
    metal: alloyId,
    product: ring,
    category: branch,
    itemGroupCode: 'RINGS',
    caller: {
      userName: 'buyer@luna.test',
      password: '',
      token: '',
      refreshToken: '',
      uniqueId: async () => '',
    },
    picture: picture(),
  };
}
