/**
 * @generated SignedSource<<9fe050fc81989effebc858d847d6da95>>
 * @relayHash 87e4c5a0180637aa9e794bebcb49e763
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab0f214f7095ccde5a574951e9a19be32c80843c8b8854d059547e47e0f5830f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartTotalsTestQuery$variables = Record<PropertyKey, never>;
export type CartTotalsTestQuery$data = {
  readonly cart: {
    readonly " $fragmentSpreads": FragmentRefs<"CartTotals_cart">;
  } | null | undefined;
};
export type CartTotalsTestQuery = {
  response: CartTotalsTestQuery$data;
  variables: CartTotalsTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v2 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Decimal"
},
v3 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v4 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Decimal"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CartTotalsTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "cart",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CartTotals_cart"
          }
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
    "name": "CartTotalsTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "cart",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CartItem",
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "validUntil",
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
                "name": "unitPrice",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
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
                "name": "salesTaxEnabled",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "salesTaxPercent",
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
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ShippingMethod",
            "kind": "LinkedField",
            "name": "shippingMethod",
            "plural": false,
            "selections": [
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
                "name": "freeFrom",
                "storageKey": null
              },
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ab0f214f7095ccde5a574951e9a19be32c80843c8b8854d059547e47e0f5830f",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "cart": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Cart"
        },
        "cart.id": (v1/*:: as any*/),
        "cart.items": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "CartItem"
        },
        "cart.items.id": (v1/*:: as any*/),
        "cart.items.quantity": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Int"
        },
        "cart.items.unitPrice": (v2/*:: as any*/),
        "cart.items.validUntil": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "DateTime"
        },
        "cart.shippingMethod": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "ShippingMethod"
        },
        "cart.shippingMethod.freeFrom": (v2/*:: as any*/),
        "cart.shippingMethod.id": (v1/*:: as any*/),
        "cart.shippingMethod.name": (v3/*:: as any*/),
        "cart.totals": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "CartTotals"
        },
        "cart.totals.currency": (v3/*:: as any*/),
        "cart.totals.discountValue": (v4/*:: as any*/),
        "cart.totals.grandTotal": (v2/*:: as any*/),
        "cart.totals.salesTaxEnabled": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Boolean"
        },
        "cart.totals.salesTaxPercent": (v4/*:: as any*/),
        "cart.totals.salesTaxValue": (v2/*:: as any*/),
        "cart.totals.shippingPrice": (v2/*:: as any*/),
        "cart.totals.subTotal": (v2/*:: as any*/)
      }
    },
    "name": "CartTotalsTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "66fdd32130b080ffd9f8c3c19cb0f064";

export default node;
