/**
 * @generated SignedSource<<51f011392d336d4d9570c1e04d266da2>>
 * @relayHash 7503ac3f32d3ab77d91faf27694c59fa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b5b0a5a95bbe79c3fa3ddf93a215e70facb473a3771948813e75cba0f1dcf985

import type { ConcreteRequest } from 'relay-runtime';
export type PromotionKind = "AMOUNT_ITEM" | "AMOUNT_ORDER" | "FREE_ITEM" | "PERCENT_ITEM" | "PERCENT_ORDER" | "SHIPPING" | "%future added value";
export type TraceRowKind = "LINE" | "PROMOTION" | "ROUNDING" | "SHIPPING_BASE" | "SHIPPING_FREE" | "SHIPPING_WEIGHT" | "TAX" | "TOTAL" | "%future added value";
export type TracedTotal = "DISCOUNT" | "GRAND_TOTAL" | "SALES_TAX" | "SHIPPING" | "SUB_TOTAL" | "%future added value";
export type TotalsTraceQuery$variables = Record<PropertyKey, never>;
export type TotalsTraceQuery$data = {
  readonly cart: {
    readonly totals: {
      readonly currency: string;
      readonly discountValue: string;
      readonly grandTotal: string | null | undefined;
      readonly salesTaxValue: string | null | undefined;
      readonly shippingPrice: string | null | undefined;
      readonly subTotal: string | null | undefined;
      readonly trace: ReadonlyArray<{
        readonly amount: string;
        readonly kind: TraceRowKind;
        readonly name: string | null | undefined;
        readonly of: TracedTotal;
        readonly promotionKind: PromotionKind | null | undefined;
        readonly quantity: string | null | undefined;
        readonly rate: string | null | undefined;
        readonly total: TracedTotal | null | undefined;
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
      "kind": "ScalarField",
      "name": "subTotal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "discountValue",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shippingPrice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "salesTaxValue",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "grandTotal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TotalTraceRow",
      "kind": "LinkedField",
      "name": "trace",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "of",
          "storageKey": null
        },
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
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
          (v0/*:: as any*/)
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
          (v0/*:: as any*/),
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
    "id": "b5b0a5a95bbe79c3fa3ddf93a215e70facb473a3771948813e75cba0f1dcf985",
    "metadata": {},
    "name": "TotalsTraceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "98589424c90865dc21cecae7d617f3d2";

export default node;
