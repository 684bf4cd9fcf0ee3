/**
 * @generated SignedSource<<c3e38d767d550a9636a5e2cf5bdf4076>>
 * @relayHash 566f0b61668c812bf2d54333a6d44e2e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f34913578960c587e89cb5276179d354687d5371ac4d9fff0f9f06a378be37b0

import type { ConcreteRequest } from 'relay-runtime';
export type ChangedModel = "CART" | "JOB_ORDER" | "PRICE_QUOTE" | "SALES_ORDER" | "%future added value";
export type readChangesSubscription$variables = Record<PropertyKey, never>;
export type readChangesSubscription$data = {
  readonly changed: {
    readonly isComplete: boolean;
    readonly rows: ReadonlyArray<{
      readonly id: string;
      readonly model: ChangedModel;
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
            "name": "id",
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
    "id": "f34913578960c587e89cb5276179d354687d5371ac4d9fff0f9f06a378be37b0",
    "metadata": {},
    "name": "readChangesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "9d4b595871cf14ce9c11fcf0e43c39a2";

export default node;
