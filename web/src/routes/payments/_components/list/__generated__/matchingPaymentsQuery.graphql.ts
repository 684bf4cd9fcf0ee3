/**
 * @generated SignedSource<<622f5982a061cb8a1e5ddd894f38405f>>
 * @relayHash 5187f85b1ead9a5a13aa443018ed5e5e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 623357efdb682e30a6626d635ecc2a2edaee39cad2791554168e8109a12be0c2

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentMethod = "CARD" | "CASH" | "CHECK" | "OTHER" | "PAYPAL" | "TRANSFER" | "%future added value";
export type PaymentOrderField = "AMOUNT" | "AVAILABLE" | "NUMBER" | "RECEIVED_ON" | "%future added value";
export type SortDirection = "ASC" | "DESC" | "%future added value";
export type PaymentFilter = {
  customerId?: number | null | undefined;
  hasAvailable?: boolean | null | undefined;
  method?: PaymentMethod | null | undefined;
  paymentIds?: ReadonlyArray<string> | null | undefined;
  receivedFrom?: string | null | undefined;
  receivedTo?: string | null | undefined;
  search?: string | null | undefined;
};
export type PaymentOrder = {
  direction: SortDirection;
  field: PaymentOrderField;
};
export type matchingPaymentsQuery$variables = {
  filter?: PaymentFilter | null | undefined;
  orderBy?: PaymentOrder | null | undefined;
};
export type matchingPaymentsQuery$data = {
  readonly rows: {
    readonly ids: ReadonlyArray<string>;
    readonly isCapped: boolean;
    readonly total: number;
  };
};
export type matchingPaymentsQuery = {
  response: matchingPaymentsQuery$data;
  variables: matchingPaymentsQuery$variables;
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
    "name": "paymentSelection",
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
    "name": "matchingPaymentsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "matchingPaymentsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "623357efdb682e30a6626d635ecc2a2edaee39cad2791554168e8109a12be0c2",
    "metadata": {},
    "name": "matchingPaymentsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b2f6e574a4409502597e3ac791d712dc";

export default node;
