/* eslint-disable */
import * as types from './graphql.ts';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  fragment DocumentAddress on AddressSnapshot {\n    contactName\n    company\n    line1\n    line2\n    city\n    zip\n    state\n    country\n    phone\n  }\n": typeof types.DocumentAddressFragmentDoc,
    "\n    query DocumentOrderConfirmation($code: String!) {\n      orderGroup(code: $code) {\n        code\n        createdAt\n        poNumber\n        customerWoNumber\n        notes\n        currency\n        subTotal\n        discountValue\n        shippingPrice\n        salesTaxPercent\n        salesTaxValue\n        grandTotal\n        customer {\n          name\n          accountNumber\n        }\n        placedBy {\n          fullName\n        }\n        shippingMethod {\n          name\n        }\n        shippingAddress {\n          ...DocumentAddress\n        }\n        billingAddress {\n          ...DocumentAddress\n        }\n        sellToAddress {\n          ...DocumentAddress\n        }\n        charges {\n          name\n          jobNumber\n          amount\n        }\n        current {\n          salesTaxValue\n          grandTotal\n        }\n        jobOrders {\n          number\n          title\n          quantity\n          unitPrice\n          lineTotal\n          isWithdrawn\n          promisedOn\n          reference\n          imageUrl\n          status {\n            name\n          }\n          charges {\n            kind\n          }\n          choices {\n            attributeName\n            value\n          }\n        }\n      }\n    }\n  ": typeof types.DocumentOrderConfirmationDocument,
    "\n    query DocumentPackingSlip($code: String!) {\n      orderGroup(code: $code) {\n        code\n        createdAt\n        poNumber\n        customerWoNumber\n        customer {\n          name\n          accountNumber\n        }\n        shippingMethod {\n          name\n        }\n        shippingAddress {\n          ...DocumentAddress\n        }\n        jobOrders {\n          number\n          title\n          quantity\n          isWithdrawn\n          promisedOn\n          reference\n          endCustomer\n          imageUrl\n          trackingNumber\n          pickedUp\n          shippedAt\n          status {\n            code\n          }\n        }\n      }\n    }\n  ": typeof types.DocumentPackingSlipDocument,
    "\n    query DocumentJobTraveler($number: String!) {\n      jobOrder(number: $number) {\n        ...DocumentTraveler\n      }\n    }\n  ": typeof types.DocumentJobTravelerDocument,
    "\n    query DocumentJobTravelers($ids: [ID!]!) {\n      jobOrders(first: 100, filter: { jobOrderIds: $ids }, orderBy: { field: NUMBER, direction: ASC }) {\n        edges {\n          node {\n            ...DocumentTraveler\n          }\n        }\n      }\n    }\n  ": typeof types.DocumentJobTravelersDocument,
    "\n  fragment DocumentTraveler on JobOrder {\n    number\n    title\n    quantity\n    promisedOn\n    wantedBy\n    createdAt\n    poNumber\n    reference\n    endCustomer\n    note\n    imageUrl\n    status {\n      name\n    }\n    priority {\n      name\n    }\n    customer {\n      name\n      accountNumber\n    }\n    items {\n      ...DocumentTravelerItem\n      children {\n        ...DocumentTravelerItem\n      }\n    }\n    services {\n      revision\n      status\n      serviceType {\n        name\n      }\n    }\n    benchStages {\n      name\n    }\n    images {\n      url\n      caption\n      isBig\n    }\n    notes {\n      visibility\n      text\n      createdAt\n      author {\n        fullName\n      }\n    }\n  }\n": typeof types.DocumentTravelerFragmentDoc,
    "\n  fragment DocumentTravelerItem on JobItem {\n    code\n    name\n    quantity\n    weight\n    alloy {\n      name\n      mark\n    }\n    size {\n      us\n      eu\n      uk\n      mm\n    }\n    attributes {\n      name\n      value\n    }\n  }\n": typeof types.DocumentTravelerItemFragmentDoc,
};
const documents: Documents = {
    "\n  fragment DocumentAddress on AddressSnapshot {\n    contactName\n    company\n    line1\n    line2\n    city\n    zip\n    state\n    country\n    phone\n  }\n": types.DocumentAddressFragmentDoc,
    "\n    query DocumentOrderConfirmation($code: String!) {\n      orderGroup(code: $code) {\n        code\n        createdAt\n        poNumber\n        customerWoNumber\n        notes\n        currency\n        subTotal\n        discountValue\n        shippingPrice\n        salesTaxPercent\n        salesTaxValue\n        grandTotal\n        customer {\n          name\n          accountNumber\n        }\n        placedBy {\n          fullName\n        }\n        shippingMethod {\n          name\n        }\n        shippingAddress {\n          ...DocumentAddress\n        }\n        billingAddress {\n          ...DocumentAddress\n        }\n        sellToAddress {\n          ...DocumentAddress\n        }\n        charges {\n          name\n          jobNumber\n          amount\n        }\n        current {\n          salesTaxValue\n          grandTotal\n        }\n        jobOrders {\n          number\n          title\n          quantity\n          unitPrice\n          lineTotal\n          isWithdrawn\n          promisedOn\n          reference\n          imageUrl\n          status {\n            name\n          }\n          charges {\n            kind\n          }\n          choices {\n            attributeName\n            value\n          }\n        }\n      }\n    }\n  ": types.DocumentOrderConfirmationDocument,
    "\n    query DocumentPackingSlip($code: String!) {\n      orderGroup(code: $code) {\n        code\n        createdAt\n        poNumber\n        customerWoNumber\n        customer {\n          name\n          accountNumber\n        }\n        shippingMethod {\n          name\n        }\n        shippingAddress {\n          ...DocumentAddress\n        }\n        jobOrders {\n          number\n          title\n          quantity\n          isWithdrawn\n          promisedOn\n          reference\n          endCustomer\n          imageUrl\n          trackingNumber\n          pickedUp\n          shippedAt\n          status {\n            code\n          }\n        }\n      }\n    }\n  ": types.DocumentPackingSlipDocument,
    "\n    query DocumentJobTraveler($number: String!) {\n      jobOrder(number: $number) {\n        ...DocumentTraveler\n      }\n    }\n  ": types.DocumentJobTravelerDocument,
    "\n    query DocumentJobTravelers($ids: [ID!]!) {\n      jobOrders(first: 100, filter: { jobOrderIds: $ids }, orderBy: { field: NUMBER, direction: ASC }) {\n        edges {\n          node {\n            ...DocumentTraveler\n          }\n        }\n      }\n    }\n  ": types.DocumentJobTravelersDocument,
    "\n  fragment DocumentTraveler on JobOrder {\n    number\n    title\n    quantity\n    promisedOn\n    wantedBy\n    createdAt\n    poNumber\n    reference\n    endCustomer\n    note\n    imageUrl\n    status {\n      name\n    }\n    priority {\n      name\n    }\n    customer {\n      name\n      accountNumber\n    }\n    items {\n      ...DocumentTravelerItem\n      children {\n        ...DocumentTravelerItem\n      }\n    }\n    services {\n      revision\n      status\n      serviceType {\n        name\n      }\n    }\n    benchStages {\n      name\n    }\n    images {\n      url\n      caption\n      isBig\n    }\n    notes {\n      visibility\n      text\n      createdAt\n      author {\n        fullName\n      }\n    }\n  }\n": types.DocumentTravelerFragmentDoc,
    "\n  fragment DocumentTravelerItem on JobItem {\n    code\n    name\n    quantity\n    weight\n    alloy {\n      name\n      mark\n    }\n    size {\n      us\n      eu\n      uk\n      mm\n    }\n    attributes {\n      name\n      value\n    }\n  }\n": types.DocumentTravelerItemFragmentDoc,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DocumentAddress on AddressSnapshot {\n    contactName\n    company\n    line1\n    line2\n    city\n    zip\n    state\n    country\n    phone\n  }\n"): typeof import('./graphql.ts').DocumentAddressFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query DocumentOrderConfirmation($code: String!) {\n      orderGroup(code: $code) {\n        code\n        createdAt\n        poNumber\n        customerWoNumber\n        notes\n        currency\n        subTotal\n        discountValue\n        shippingPrice\n        salesTaxPercent\n        salesTaxValue\n        grandTotal\n        customer {\n          name\n          accountNumber\n        }\n        placedBy {\n          fullName\n        }\n        shippingMethod {\n          name\n        }\n        shippingAddress {\n          ...DocumentAddress\n        }\n        billingAddress {\n          ...DocumentAddress\n        }\n        sellToAddress {\n          ...DocumentAddress\n        }\n        charges {\n          name\n          jobNumber\n          amount\n        }\n        current {\n          salesTaxValue\n          grandTotal\n        }\n        jobOrders {\n          number\n          title\n          quantity\n          unitPrice\n          lineTotal\n          isWithdrawn\n          promisedOn\n          reference\n          imageUrl\n          status {\n            name\n          }\n          charges {\n            kind\n          }\n          choices {\n            attributeName\n            value\n          }\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').DocumentOrderConfirmationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query DocumentPackingSlip($code: String!) {\n      orderGroup(code: $code) {\n        code\n        createdAt\n        poNumber\n        customerWoNumber\n        customer {\n          name\n          accountNumber\n        }\n        shippingMethod {\n          name\n        }\n        shippingAddress {\n          ...DocumentAddress\n        }\n        jobOrders {\n          number\n          title\n          quantity\n          isWithdrawn\n          promisedOn\n          reference\n          endCustomer\n          imageUrl\n          trackingNumber\n          pickedUp\n          shippedAt\n          status {\n            code\n          }\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').DocumentPackingSlipDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query DocumentJobTraveler($number: String!) {\n      jobOrder(number: $number) {\n        ...DocumentTraveler\n      }\n    }\n  "): typeof import('./graphql.ts').DocumentJobTravelerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query DocumentJobTravelers($ids: [ID!]!) {\n      jobOrders(first: 100, filter: { jobOrderIds: $ids }, orderBy: { field: NUMBER, direction: ASC }) {\n        edges {\n          node {\n            ...DocumentTraveler\n          }\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').DocumentJobTravelersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DocumentTraveler on JobOrder {\n    number\n    title\n    quantity\n    promisedOn\n    wantedBy\n    createdAt\n    poNumber\n    reference\n    endCustomer\n    note\n    imageUrl\n    status {\n      name\n    }\n    priority {\n      name\n    }\n    customer {\n      name\n      accountNumber\n    }\n    items {\n      ...DocumentTravelerItem\n      children {\n        ...DocumentTravelerItem\n      }\n    }\n    services {\n      revision\n      status\n      serviceType {\n        name\n      }\n    }\n    benchStages {\n      name\n    }\n    images {\n      url\n      caption\n      isBig\n    }\n    notes {\n      visibility\n      text\n      createdAt\n      author {\n        fullName\n      }\n    }\n  }\n"): typeof import('./graphql.ts').DocumentTravelerFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DocumentTravelerItem on JobItem {\n    code\n    name\n    quantity\n    weight\n    alloy {\n      name\n      mark\n    }\n    size {\n      us\n      eu\n      uk\n      mm\n    }\n    attributes {\n      name\n      value\n    }\n  }\n"): typeof import('./graphql.ts').DocumentTravelerItemFragmentDoc;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
