/**
 * @generated SignedSource<<0bf90cf3069a53035965c2601deac05f>>
 * @relayHash ab0e99def6c5b9ffcaba26af5056f7ea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee146ee6220830bcc7ba2b9c3831c5a57f314522f6bfedf6fb53ad0001f0f874

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderAgainDialogQuery$variables = {
  id: string;
};
export type OrderAgainDialogQuery$data = {
  readonly salesOrderReorder: {
    readonly amounts: {
      readonly grandTotal: string;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"OrderAgainPieces_reorder">;
  } | null | undefined;
};
export type OrderAgainDialogQuery = {
  response: OrderAgainDialogQuery$data;
  variables: OrderAgainDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
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
    "name": "OrderAgainDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SalesOrderReorder",
        "kind": "LinkedField",
        "name": "salesOrderReorder",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "OrderAmounts",
            "kind": "LinkedField",
            "name": "amounts",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "OrderAgainPieces_reorder"
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
    "name": "OrderAgainDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SalesOrderReorder",
        "kind": "LinkedField",
        "name": "salesOrderReorder",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "OrderAmounts",
            "kind": "LinkedField",
            "name": "amounts",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
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
            "kind": "ScalarField",
            "name": "currency",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SalesOrderReorderLine",
            "kind": "LinkedField",
            "name": "lines",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "title",
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
                "name": "before",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "after",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ee146ee6220830bcc7ba2b9c3831c5a57f314522f6bfedf6fb53ad0001f0f874",
    "metadata": {},
    "name": "OrderAgainDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a885eecfae11db5eae4627128b50180b";

export default node;
