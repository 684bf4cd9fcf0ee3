/**
 * @generated SignedSource<<d145c23971554516c4563510870202da>>
 * @relayHash 2bb3b163ca78bb05c2d1cbbd79758013
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e31f24c8418ae8c569fa212ff287bfae58ea5e8e638bd4d301197de4dfc89a8

import type { ConcreteRequest } from 'relay-runtime';
export type JournalLineOrderField = "BOOKED_ON" | "CREDIT" | "DEBIT" | "%future added value";
export type LedgerAccount = "BAD_DEBTS" | "BANK" | "CARDS" | "CASH" | "CREDITS" | "PREPAYMENTS" | "RECEIVABLES" | "RETURNS" | "SALES" | "SALES_TAX" | "SHIPPING" | "%future added value";
export type SortDirection = "ASC" | "DESC" | "%future added value";
export type JournalLineFilter = {
  account?: LedgerAccount | null | undefined;
  customerId?: number | null | undefined;
  from?: string | null | undefined;
  lineIds?: ReadonlyArray<string> | null | undefined;
  search?: string | null | undefined;
  to?: string | null | undefined;
};
export type JournalLineOrder = {
  direction: SortDirection;
  field: JournalLineOrderField;
};
export type matchingLinesQuery$variables = {
  filter?: JournalLineFilter | null | undefined;
  orderBy?: JournalLineOrder | null | undefined;
};
export type matchingLinesQuery$data = {
  readonly rows: {
    readonly ids: ReadonlyArray<string>;
    readonly isCapped: boolean;
    readonly total: number;
  };
};
export type matchingLinesQuery = {
  response: matchingLinesQuery$data;
  variables: matchingLinesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "orderBy"
  }
],
v1 = [
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
      }
    ],
    "concreteType": "ListSelection",
    "kind": "LinkedField",
    "name": "journalLineSelection",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "matchingLinesQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "matchingLinesQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7e31f24c8418ae8c569fa212ff287bfae58ea5e8e638bd4d301197de4dfc89a8",
    "metadata": {},
    "name": "matchingLinesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6a80635264ca27fc77e9f01646f7e2cc";

export default node;
