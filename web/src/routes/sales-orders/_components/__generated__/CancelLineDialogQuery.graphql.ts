/**
 * @generated SignedSource<<4b81afabc05de09ee7fa5ab496c07164>>
 * @relayHash 9cb03c25119514ab0d3f83e72fd5bfd8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2faff56709e4a0b5fb2a84a3c455f2ae1ea80f5806fe4d49166fc0255f24c9b0

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CancelLineDialogQuery$variables = {
  number: string;
};
export type CancelLineDialogQuery$data = {
  readonly salesOrder: {
    readonly amounts: {
      readonly " $fragmentSpreads": FragmentRefs<"AmountsAfter_amounts">;
    } | null | undefined;
    readonly lineCancellationAmounts: ReadonlyArray<{
      readonly amounts: {
        readonly " $fragmentSpreads": FragmentRefs<"AmountsAfter_amounts">;
      };
      readonly lineId: string;
    }>;
  } | null | undefined;
};
export type CancelLineDialogQuery = {
  response: CancelLineDialogQuery$data;
  variables: CancelLineDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "number"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "number",
    "variableName": "number"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "OrderAmounts",
  "kind": "LinkedField",
  "name": "amounts",
  "plural": false,
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AmountsAfter_amounts"
    }
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lineId",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "OrderAmounts",
  "kind": "LinkedField",
  "name": "amounts",
  "plural": false,
  "selections": [
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
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CancelLineDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SalesOrder",
        "kind": "LinkedField",
        "name": "salesOrder",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SalesOrderLineCancellationAmounts",
            "kind": "LinkedField",
            "name": "lineCancellationAmounts",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v2/*:: as any*/)
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
    "name": "CancelLineDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SalesOrder",
        "kind": "LinkedField",
        "name": "salesOrder",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SalesOrderLineCancellationAmounts",
            "kind": "LinkedField",
            "name": "lineCancellationAmounts",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/)
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
    "id": "2faff56709e4a0b5fb2a84a3c455f2ae1ea80f5806fe4d49166fc0255f24c9b0",
    "metadata": {},
    "name": "CancelLineDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4b2d7574c0aa03bf300a656cf7f5b8a0";

export default node;
