/**
 * @generated SignedSource<<ff98cad4546cae01b39633b31b64f06d>>
 * @relayHash 802455259a2cc6036171cf4906cd6357
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f6f97624ad80b0b8a5e5b4c84d114cb3575107da16ac6d58b5b746a679282329

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
    "id": "f6f97624ad80b0b8a5e5b4c84d114cb3575107da16ac6d58b5b746a679282329",
    "metadata": {},
    "name": "refresherMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9e6111843f81a20e945e3793ceec6758";

export default node;
