/**
 * @generated SignedSource<<271d3ab8ffa7755d18aa029f633ad44f>>
 * @relayHash b44b0158ad9bd48021cebdf3c7479c95
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8108927ce8710201cfd7f0ca47218db8797a6aabbbcc4d69d45b44c6498dd005

import type { ConcreteRequest } from 'relay-runtime';
export type ChangedModel = "CART" | "CONSIGNMENT" | "CUSTOMER_CREDIT" | "ESTIMATE" | "INVOICE" | "JOB_ORDER" | "NOTICE" | "PAYMENT" | "PRICE_QUOTE" | "SALES_ORDER" | "WISH_LIST" | "%future added value";
export type readChangesSubscription$variables = Record<PropertyKey, never>;
export type readChangesSubscription$data = {
  readonly changed: {
    readonly isComplete: boolean;
    readonly rows: ReadonlyArray<{
      readonly model: ChangedModel;
      readonly nodeId: string;
      readonly version: number;
    }>;
  };
};
export type readChangesSubscription = {
  response: readChangesSubscription$data;
  variables: readChangesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ChangeBatch",
    "kind": "LinkedField",
    "name": "changed",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isComplete",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ChangedRow",
        "kind": "LinkedField",
        "name": "rows",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "model",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "nodeId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "readChangesSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "readChangesSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "8108927ce8710201cfd7f0ca47218db8797a6aabbbcc4d69d45b44c6498dd005",
    "metadata": {},
    "name": "readChangesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "068db0ecc84f60ed5321d06639590acf";

export default node;
