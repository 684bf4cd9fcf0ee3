/**
 * @generated SignedSource<<37e787b5e282d795dc418d0e29a90876>>
 * @relayHash 108d9898cbea163ca03616074c0c54f7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d9860c9c6d9ee6cf53346dba1ffa68ffbcfd85c871a0b110dd6b7e3eda99b9b8

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
  readonly journalLineSelection: {
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
    "id": "d9860c9c6d9ee6cf53346dba1ffa68ffbcfd85c871a0b110dd6b7e3eda99b9b8",
    "metadata": {},
    "name": "matchingLinesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cadc26b49a7a7b202b90c76b3e97fad8";

export default node;
