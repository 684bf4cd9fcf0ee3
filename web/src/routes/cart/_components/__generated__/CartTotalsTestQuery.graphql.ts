/**
 * @generated SignedSource<<31dd5fecd25a6f425d98aa36010716ad>>
 * @relayHash 513d08e4d1373528f1b9bf6ea935fc37
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f804b26787eb2cbea2987ae563a8d194ebfa0f60622b22172fa1824810d99e8b

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
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v3 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Decimal"
},
v4 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v5 = {
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
                "name": "value",
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
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f804b26787eb2cbea2987ae563a8d194ebfa0f60622b22172fa1824810d99e8b",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "cart": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Cart"
        },
        "cart.id": (v2/*:: as any*/),
        "cart.items": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "CartItem"
        },
        "cart.items.id": (v2/*:: as any*/),
        "cart.items.quantity": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Int"
        },
        "cart.items.unitPrice": (v3/*:: as any*/),
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
        "cart.promotions.amount": (v3/*:: as any*/),
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
        "cart.promotions.name": (v4/*:: as any*/),
        "cart.promotions.value": (v5/*:: as any*/),
        "cart.shippingMethod": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "ShippingMethod"
        },
        "cart.shippingMethod.freeFrom": (v3/*:: as any*/),
        "cart.shippingMethod.id": (v2/*:: as any*/),
        "cart.shippingMethod.name": (v4/*:: as any*/),
        "cart.totals": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "CartTotals"
        },
        "cart.totals.currency": (v4/*:: as any*/),
        "cart.totals.discountValue": (v5/*:: as any*/),
        "cart.totals.grandTotal": (v3/*:: as any*/),
        "cart.totals.salesTaxEnabled": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Boolean"
        },
        "cart.totals.salesTaxPercent": (v5/*:: as any*/),
        "cart.totals.salesTaxValue": (v3/*:: as any*/),
        "cart.totals.shippingPrice": (v3/*:: as any*/),
        "cart.totals.subTotal": (v3/*:: as any*/)
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
