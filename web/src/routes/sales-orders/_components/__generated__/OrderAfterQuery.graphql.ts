/**
 * @generated SignedSource<<ebe6bdf6eb76d876a3a1f9e1f745fff5>>
 * @relayHash 93d4edca046423c3fef8482a46db3768
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b697b2403ba6d2105e09fa973048b683c33103639a7eaf177fb478b6db385483

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderAfterQuery$variables = {
  isShort: boolean;
  number: string;
};
export type OrderAfterQuery$data = {
  readonly salesOrder: {
    readonly amounts: {
      readonly " $fragmentSpreads": FragmentRefs<"AmountsAfter_amounts">;
    } | null | undefined;
    readonly amountsIfCancelled?: {
      readonly " $fragmentSpreads": FragmentRefs<"AmountsAfter_amounts">;
    } | null | undefined;
    readonly amountsIfClosedShort?: {
      readonly " $fragmentSpreads": FragmentRefs<"AmountsAfter_amounts">;
    } | null | undefined;
  } | null | undefined;
};
export type OrderAfterQuery = {
  response: OrderAfterQuery$data;
  variables: OrderAfterQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isShort"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "number"
},
v2 = [
  {
    "kind": "Variable",
    "name": "number",
    "variableName": "number"
  }
],
v3 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "AmountsAfter_amounts"
  }
],
v4 = [
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
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "OrderAfterQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "SalesOrder",
        "kind": "LinkedField",
        "name": "salesOrder",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "OrderAmounts",
            "kind": "LinkedField",
            "name": "amounts",
            "plural": false,
            "selections": (v3/*:: as any*/),
            "storageKey": null
          },
          {
            "condition": "isShort",
            "kind": "Condition",
            "passingValue": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "OrderAmounts",
                "kind": "LinkedField",
                "name": "amountsIfCancelled",
                "plural": false,
                "selections": (v3/*:: as any*/),
                "storageKey": null
              }
            ]
          },
          {
            "condition": "isShort",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "OrderAmounts",
                "kind": "LinkedField",
                "name": "amountsIfClosedShort",
                "plural": false,
                "selections": (v3/*:: as any*/),
                "storageKey": null
              }
            ]
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "OrderAfterQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "SalesOrder",
        "kind": "LinkedField",
        "name": "salesOrder",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "OrderAmounts",
            "kind": "LinkedField",
            "name": "amounts",
            "plural": false,
            "selections": (v4/*:: as any*/),
            "storageKey": null
          },
          {
            "condition": "isShort",
            "kind": "Condition",
            "passingValue": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "OrderAmounts",
                "kind": "LinkedField",
                "name": "amountsIfCancelled",
                "plural": false,
                "selections": (v4/*:: as any*/),
                "storageKey": null
              }
            ]
          },
          {
            "condition": "isShort",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "OrderAmounts",
                "kind": "LinkedField",
                "name": "amountsIfClosedShort",
                "plural": false,
                "selections": (v4/*:: as any*/),
                "storageKey": null
              }
            ]
          },
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
    "id": "b697b2403ba6d2105e09fa973048b683c33103639a7eaf177fb478b6db385483",
    "metadata": {},
    "name": "OrderAfterQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "440f92a6dc701e9d3be5340bf6676ca0";

export default node;
