/**
 * @generated SignedSource<<e09a2d7da1977b60766abab36417a4c2>>
 * @relayHash cc3c85a360e99f800f6196f41d2470e6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6365d0e5ed2edffda8fcf63bb7c654b2de573e12899dc02d8894fe3df001a90a

import type { ConcreteRequest } from 'relay-runtime';
export type InvoiceOrderField = "BALANCE" | "DUE_ON" | "ISSUED_ON" | "NUMBER" | "TOTAL" | "%future added value";
export type OrderTab = "ALL" | "CLOSED" | "NEW" | "PROCESSING" | "%future added value";
export type SortDirection = "ASC" | "DESC" | "%future added value";
export type InvoiceFilter = {
  customerId?: number | null | undefined;
  dueBefore?: string | null | undefined;
  invoiceIds?: ReadonlyArray<string> | null | undefined;
  isOverdue?: boolean | null | undefined;
  issuedFrom?: string | null | undefined;
  issuedTo?: string | null | undefined;
  search?: string | null | undefined;
  statusCodes?: ReadonlyArray<string> | null | undefined;
};
export type InvoiceOrder = {
  direction: SortDirection;
  field: InvoiceOrderField;
};
export type matchingInvoicesQuery$variables = {
  filter?: InvoiceFilter | null | undefined;
  orderBy?: InvoiceOrder | null | undefined;
  tab: OrderTab;
};
export type matchingInvoicesQuery$data = {
  readonly rows: {
    readonly ids: ReadonlyArray<string>;
    readonly isCapped: boolean;
    readonly total: number;
  };
};
export type matchingInvoicesQuery = {
  response: matchingInvoicesQuery$data;
  variables: matchingInvoicesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "orderBy"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "tab"
},
v3 = [
  {
    "alias": "rows",
    "args": [
      {
        "kind": "Variable",
        "name": "filter",
        "variableName": "filter"
      },
      {
        "kind": "Variable",
        "name": "orderBy",
        "variableName": "orderBy"
      },
      {
        "kind": "Variable",
        "name": "tab",
        "variableName": "tab"
      }
    ],
    "concreteType": "ListSelection",
    "kind": "LinkedField",
    "name": "invoiceSelection",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ids",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "total",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isCapped",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "matchingInvoicesQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "matchingInvoicesQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "6365d0e5ed2edffda8fcf63bb7c654b2de573e12899dc02d8894fe3df001a90a",
    "metadata": {},
    "name": "matchingInvoicesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2332f389e2ea177460be4f9bb1ae867e";

export default node;
