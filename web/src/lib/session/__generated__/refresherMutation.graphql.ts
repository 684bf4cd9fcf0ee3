/**
 * @generated SignedSource<<f6ca756b3e99c177917615eaef537e6b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type refresherMutation$variables = Record<PropertyKey, never>;
export type refresherMutation$data = {
  readonly result: {
    readonly __typename: string;
  };
};
export type refresherMutation = {
  response: refresherMutation$data;
  variables: refresherMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": "result",
    "args": [
      {
        "kind": "Literal",
        "name": "input",
        "value": {}
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "refreshSession",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      }
    ],
    "storageKey": "refreshSession(input:{})"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "refresherMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "refresherMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "802455259a2cc6036171cf4906cd6357",
    "id": null,
    "metadata": {},
    "name": "refresherMutation",
    "operationKind": "mutation",
    "text": "mutation refresherMutation {\n  result: refreshSession(input: {}) {\n    __typename\n  }\n}\n"
  }
};
})();

(node as any).hash = "9e6111843f81a20e945e3793ceec6758";

export default node;
