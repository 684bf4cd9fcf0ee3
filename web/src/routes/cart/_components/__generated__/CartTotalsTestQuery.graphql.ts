/**
 * @generated SignedSource<<3acef403fca463fee883b78ff2a322a0>>
 * @relayHash cfeb35cb4d67d6edcd9cc5a4acd9ce12
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 32118f8bc6c43e1b167fdad28f33fc4fc8f4795657961c398e9b20890a64ecb8

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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v3 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v4 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Decimal"
},
v5 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v6 = {
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
              (v1/*:: as any*/),
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
          {
            "alias": null,
            "args": null,
            "concreteType": "GrantedPromotion",
            "kind": "LinkedField",
            "name": "promotions",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v1/*:: as any*/),
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
                "name": "amount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "value",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PromotedItem",
                "kind": "LinkedField",
                "name": "items",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v1/*:: as any*/)
                ],
                "storageKey": null
              }
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
    "id": "32118f8bc6c43e1b167fdad28f33fc4fc8f4795657961c398e9b20890a64ecb8",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "cart": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Cart"
        },
        "cart.id": (v3/*:: as any*/),
        "cart.items": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "CartItem"
        },
        "cart.items.id": (v3/*:: as any*/),
        "cart.items.quantity": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Int"
        },
        "cart.items.unitPrice": (v4/*:: as any*/),
        "cart.items.validUntil": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "DateTime"
        },
        "cart.promotions": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "GrantedPromotion"
        },
        "cart.promotions.amount": (v4/*:: as any*/),
        "cart.promotions.code": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "String"
        },
        "cart.promotions.items": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "PromotedItem"
        },
        "cart.promotions.items.code": (v5/*:: as any*/),
        "cart.promotions.items.name": (v5/*:: as any*/),
        "cart.promotions.kind": {
          "enumValues": [
            "AMOUNT_ITEM",
            "AMOUNT_ORDER",
            "FREE_ITEM",
            "PERCENT_ITEM",
            "PERCENT_ORDER",
            "SHIPPING"
          ],
          "nullable": false,
          "plural": false,
          "type": "PromotionKind"
        },
        "cart.promotions.name": (v5/*:: as any*/),
        "cart.promotions.value": (v6/*:: as any*/),
        "cart.shippingMethod": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "ShippingMethod"
        },
        "cart.shippingMethod.freeFrom": (v4/*:: as any*/),
        "cart.shippingMethod.id": (v3/*:: as any*/),
        "cart.shippingMethod.name": (v5/*:: as any*/),
        "cart.totals": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "CartTotals"
        },
        "cart.totals.currency": (v5/*:: as any*/),
        "cart.totals.discountValue": (v6/*:: as any*/),
        "cart.totals.grandTotal": (v4/*:: as any*/),
        "cart.totals.salesTaxEnabled": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Boolean"
        },
        "cart.totals.salesTaxPercent": (v6/*:: as any*/),
        "cart.totals.salesTaxValue": (v4/*:: as any*/),
        "cart.totals.shippingPrice": (v4/*:: as any*/),
        "cart.totals.subTotal": (v4/*:: as any*/)
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
