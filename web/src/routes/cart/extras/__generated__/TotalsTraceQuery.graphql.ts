/**
 * @generated SignedSource<<78fe6dd8c60ea7d04ad429372a973662>>
 * @relayHash 4c02597c314dee72c7fe2f7306412e03
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 07c7b5b1074940b1079a6c18986c568c7679eae69efc4f756099de97d9c95846

import type { ConcreteRequest } from 'relay-runtime';
export type PromotionKind = "AMOUNT_ITEM" | "AMOUNT_ORDER" | "FREE_ITEM" | "PERCENT_ITEM" | "PERCENT_ORDER" | "SHIPPING" | "%future added value";
export type TraceRowKind = "LINE" | "PROMOTION" | "ROUNDING" | "SHIPPING_BASE" | "SHIPPING_FREE" | "SHIPPING_WEIGHT" | "TAX" | "TOTAL" | "%future added value";
export type TracedTotal = "DISCOUNT" | "GRAND_TOTAL" | "SALES_TAX" | "SHIPPING" | "SUB_TOTAL" | "%future added value";
export type TotalsTraceQuery$variables = Record<PropertyKey, never>;
export type TotalsTraceQuery$data = {
  readonly cart: {
    readonly totals: {
      readonly currency: string;
      readonly trace: ReadonlyArray<{
        readonly amount: string;
        readonly rows: ReadonlyArray<{
          readonly amount: string;
          readonly kind: TraceRowKind;
          readonly name: string | null | undefined;
          readonly promotionKind: PromotionKind | null | undefined;
          readonly quantity: string | null | undefined;
          readonly rate: string | null | undefined;
          readonly total: TracedTotal | null | undefined;
        }>;
        readonly total: TracedTotal;
      }> | null | undefined;
    };
  } | null | undefined;
};
export type TotalsTraceQuery = {
  response: TotalsTraceQuery$data;
  variables: TotalsTraceQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "CartTotals",
  "kind": "LinkedField",
  "name": "totals",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TotalTrace",
      "kind": "LinkedField",
      "name": "trace",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "TotalTraceRow",
          "kind": "LinkedField",
          "name": "rows",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "promotionKind",
              "storageKey": null
            },
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "quantity",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "rate",
              "storageKey": null
            },
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "TotalsTraceQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "cart",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "TotalsTraceQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "cart",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "07c7b5b1074940b1079a6c18986c568c7679eae69efc4f756099de97d9c95846",
    "metadata": {},
    "name": "TotalsTraceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c89b43bd7b358346bcbbf8a379c69f8e";

export default node;
