import type { Database } from '../../server/database/client.ts';
import { encodeGlobalId } from '../../server/lib/global-id.ts';

type Variables = Record<string, unknown>;

/** Rows of the demo data that the variables name: the first ones with what operations show of their kind. */
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
    where: { countryId: 840, salesTaxPercent: { not: null } },
    orderBy: { id: 'asc' },
  });
  const customer = await db.customer.findFirstOrThrow({ where: { accountNumber: 'LUNA-001' } });
  return { job, remade, others, ring, set, branch, state, customer };
}

/** Variables that every persisted query is tried with: by its name, at least one set each. */
export async function queryVariables(db: Database): Promise<Record<string, Variables[]>> {
  const { job, remade, others, ring, set, branch, state, customer } = await demoRows(db);
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
    { filter: { featured: true }, orderBy: { field: 'NEWEST', direction: 'ASC' } },
    { filter: { search: 'no such piece' } },
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
  const searches = [{}, { search: 'l' }, { search: 'LUNA' }, { search: '100%_' }];
  const none = [{}];
  return {
    addressFormQuery: none,
    ApproveDialogQuery: [...jobNumbers, { number: 'nothing' }],
    AuthorizationErrorPageQuery: [{ number: 1701 }, { number: 1 }],
    BulkApproveDialogQuery: [{ ids: jobIds }],
    BulkStatusDialogQuery: none,
    BulkStatusFormPreviewQuery: [
      { jobOrderIds: jobIds, statusCode: 'ON_HOLD' },
      { jobOrderIds: [], statusCode: 'X' },
    ],
    CartPageQuery: none,
    CatalogPageQuery: [
      { isSearching: false, count: 0 },
      ...products.map((variables) => ({ isSearching: true, count: 10, ...variables })),
    ],
    CategoryNavQuery: none,
    CategoryPageQuery: [
      { code: branch.code, count: 10 },
      { id: branch.children[0]?.id, count: 20 },
      { code: 'nothing', count: 10 },
    ],
    CustomerComboboxQuery: searches,
    DevHelpPageQuery: none,
    FailedTaskListPaginationQuery: [{}, { count: 3 }],
    FailedTasksPageQuery: none,
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
    JobSheetPageQuery: jobNumbers,
    JobSheetsPageQuery: [{ ids: jobIds }, { ids: ['nonsense'] }],
    MyProfilePageQuery: none,
    OrderConfirmationPageQuery: [{ code: job.orderGroup.code }, { code: '' }],
    ProductListPaginationQuery: products,
    ProductPageQuery: [{ code: ring.code }, { id: set.id }, { id: nowhere }],
    ProposeServiceDialogQuery: none,
    useReorderPreviewQuery: jobIds.map((jobOrderId) => ({ jobOrderId })),
    RestAddressBook: none,
    RestAllJobItems: jobs,
    RestAlloys: none,
    RestCalculatePrice: prices,
    RestCaller: none,
    RestCartOwner: none,
    RestCategories: [{}, { filter: { search: 'ba' }, first: 100 }, { filter: { parentId: branch.id } }],
    RestCategoryDetail: [{ databaseId: branch.id }, { code: branch.children[0]?.code }],
    RestChildCategories: [{ databaseId: branch.id }],
    RestCompanyDetails: none,
    RestCountries: none,
    RestCustomerByAccountNumber: [{ accountNumber: 'luna-001' }, { accountNumber: 'ORIO-001' }],
    RestCustomerNotes: jobs,
    RestCustomerTypes: none,
    RestFilterAttributes: [{}, { categoryId: branch.id }, { itemGroupId: ring.itemGroupId }],
    RestFilterAttributesByCategory: [{ categoryId: branch.id }],
    RestFormatSettings: none,
    RestGetCart: [{}, { sessionId: 'elsewhere' }],
    RestIncomingOrderAttributes: none,
    RestInternalNotes: jobs,
    RestItemGroups: none,
    RestJobDetail: [...jobs, { id: nowhere }],
    RestJobExists: jobs,
    RestJobImages: jobs,
    RestJobItems: jobs,
    RestJobServices: none,
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
    RestUserCustomers: none,
    RestUserSetting: [{ key: 'CP_IsMenuCollapsed' }, { key: 'nothing' }],
    RestViewerQuery: none,
    SearchPageQuery: products.map((variables) => ({ count: 10, ...variables })),
    ShellQuery: none,
    ShippingMethodsQuery: none,
    ShopHomePageQuery: none,
    StateFieldQuery: [{ countryId: 840 }, { countryId: 'US' }],
    UserSearchQuery: searches,
    cartPanelQuery: none,
    usePlaceOrderQuery: none,
    usePriceQuery: prices,
    useReloadJobQuery: [...jobNumbers, { number: 'nothing' }],
  };
}
