/**
 * @generated SignedSource<<66e4c9a5fb7486ed7e30c147bc688675>>
 * @relayHash 372875cd6393edd02048c7d01c9e2540
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f7ea1da4bc2dabae51c130b163d2cf617a1a15ae3329a791bd99d6355d2cd5f9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OpenSalesOrderDialogQuery$variables = {
  code: string;
};
export type OpenSalesOrderDialogQuery$data = {
  readonly orderGroup: {
    readonly currency: string;
    readonly current: {
      readonly grandTotal: string;
      readonly " $fragmentSpreads": FragmentRefs<"WholeOrderSums_amounts">;
    } | null | undefined;
    readonly shippingAddress: {
      readonly " $fragmentSpreads": FragmentRefs<"SnapshotLines_address">;
    };
  } | null | undefined;
};
export type OpenSalesOrderDialogQuery = {
  response: OpenSalesOrderDialogQuery$data;
  variables: OpenSalesOrderDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "code"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "code",
    "variableName": "code"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "grandTotal",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "OpenSalesOrderDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OrderGroup",
        "kind": "LinkedField",
        "name": "orderGroup",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "OrderAmounts",
            "kind": "LinkedField",
            "name": "current",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "WholeOrderSums_amounts"
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AddressSnapshot",
            "kind": "LinkedField",
            "name": "shippingAddress",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "SnapshotLines_address"
              }
            ],
            "storageKey": null
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OpenSalesOrderDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OrderGroup",
        "kind": "LinkedField",
        "name": "orderGroup",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "OrderAmounts",
            "kind": "LinkedField",
            "name": "current",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
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
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AddressSnapshot",
            "kind": "LinkedField",
            "name": "shippingAddress",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lines",
                "storageKey": null
              }
            ],
            "storageKey": null
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
    "id": "f7ea1da4bc2dabae51c130b163d2cf617a1a15ae3329a791bd99d6355d2cd5f9",
    "metadata": {},
    "name": "OpenSalesOrderDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1bf613de6f84dc906d08f01cc085726d";

export default node;
