/**
 * @generated SignedSource<<969688124b16c852e3396bcd285d5f78>>
 * @relayHash 43ba448567581710396016e104fb36a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f1df99af6e91a1412ed522bf20152d9ea06ac345c43f18eeb7c316f7cf74f7f6

import type { ConcreteRequest } from 'relay-runtime';
export type RemindersDialogQuery$variables = Record<PropertyKey, never>;
export type RemindersDialogQuery$data = {
  readonly invoiceReminders: {
    readonly after: ReadonlyArray<number>;
    readonly before: ReadonlyArray<number>;
  };
};
export type RemindersDialogQuery = {
  response: RemindersDialogQuery$data;
  variables: RemindersDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "InvoiceReminders",
    "kind": "LinkedField",
    "name": "invoiceReminders",
    "plural": false,
    "selections": [
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
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "RemindersDialogQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "RemindersDialogQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "f1df99af6e91a1412ed522bf20152d9ea06ac345c43f18eeb7c316f7cf74f7f6",
    "metadata": {},
    "name": "RemindersDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "640f55d097efdc4720874d88c0cc320a";

export default node;
