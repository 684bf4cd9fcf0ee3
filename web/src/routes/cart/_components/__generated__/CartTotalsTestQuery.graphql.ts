/**
 * @generated SignedSource<<e9cdb3f6822bd714de4616eb8dcdff11>>
 * @relayHash 9b7048f397a7d240b3d6b7e66d6dedbd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID feee5ae166c32e6e410795bd21c39bfb9bd1259001d4f07dad883974789ac9e2

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
  "name": "code",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v4 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v5 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Decimal"
},
v6 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v7 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v8 = {
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
                "name": "taxBase",
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
                "concreteType": "TaxComponent",
                "kind": "LinkedField",
                "name": "taxComponents",
                "plural": true,
                "selections": [
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "percent",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "registrationNumber",
                    "storageKey": null
                  },
                  (v3/*:: as any*/)
                ],
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
              (v2/*:: as any*/),
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
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "kind",
                "storageKey": null
              },
              (v3/*:: as any*/),
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
                  (v1/*:: as any*/),
                  (v2/*:: as any*/)
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
    "id": "feee5ae166c32e6e410795bd21c39bfb9bd1259001d4f07dad883974789ac9e2",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "cart": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Cart"
        },
        "cart.id": (v4/*:: as any*/),
        "cart.items": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "CartItem"
        },
        "cart.items.id": (v4/*:: as any*/),
        "cart.items.quantity": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Int"
        },
        "cart.items.unitPrice": (v5/*:: as any*/),
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
        "cart.promotions.amount": (v5/*:: as any*/),
        "cart.promotions.code": (v6/*:: as any*/),
        "cart.promotions.items": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "PromotedItem"
        },
        "cart.promotions.items.code": (v7/*:: as any*/),
        "cart.promotions.items.name": (v7/*:: as any*/),
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
        "cart.promotions.name": (v7/*:: as any*/),
        "cart.promotions.value": (v8/*:: as any*/),
        "cart.shippingMethod": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "ShippingMethod"
        },
        "cart.shippingMethod.freeFrom": (v5/*:: as any*/),
        "cart.shippingMethod.id": (v4/*:: as any*/),
        "cart.shippingMethod.name": (v7/*:: as any*/),
        "cart.totals": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "CartTotals"
        },
        "cart.totals.currency": (v7/*:: as any*/),
        "cart.totals.discountValue": (v8/*:: as any*/),
        "cart.totals.grandTotal": (v5/*:: as any*/),
        "cart.totals.salesTaxEnabled": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Boolean"
        },
        "cart.totals.salesTaxValue": (v5/*:: as any*/),
        "cart.totals.shippingPrice": (v5/*:: as any*/),
        "cart.totals.subTotal": (v5/*:: as any*/),
        "cart.totals.taxBase": {
          "enumValues": [
            "NET_OF_DISCOUNT",
            "SUBTOTAL"
          ],
          "nullable": false,
          "plural": false,
          "type": "TaxBase"
        },
        "cart.totals.taxComponents": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "TaxComponent"
        },
        "cart.totals.taxComponents.amount": (v8/*:: as any*/),
        "cart.totals.taxComponents.code": (v7/*:: as any*/),
        "cart.totals.taxComponents.name": (v7/*:: as any*/),
        "cart.totals.taxComponents.percent": (v8/*:: as any*/),
        "cart.totals.taxComponents.registrationNumber": (v6/*:: as any*/)
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
