/**
 * @generated SignedSource<<8af3328d17c230b26adee4226bdc93d6>>
 * @relayHash d817ce70bee3a33a405b5bf9f99c36d6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a59adff5204768741bfe122e9a1e5f10b85c3b8570edd4a1985ebcae912cc99

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
  readonly invoiceSelection: {
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
    "alias": null,
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
    "id": "5a59adff5204768741bfe122e9a1e5f10b85c3b8570edd4a1985ebcae912cc99",
    "metadata": {},
    "name": "matchingInvoicesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "539a7dfd0f96b6c20f571560a5d37eae";

export default node;
