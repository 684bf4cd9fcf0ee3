/**
 * @generated SignedSource<<8380945764c00125ce492d143b366d5e>>
 * @relayHash 0f73fb5245db8878cf68ec6d49dc81a9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 50ed40dcd6e53c9da0ab666601e27b24e9b033762f009a4b70c13c4ae27d69ca

import type { ConcreteRequest } from 'relay-runtime';
export type signOutMutation$variables = Record<PropertyKey, never>;
export type signOutMutation$data = {
  readonly result: {
    readonly __typename: string;
  };
};
export type signOutMutation = {
  response: signOutMutation$data;
  variables: signOutMutation$variables;
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
    "name": "signOut",
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
    "storageKey": "signOut(input:{})"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "signOutMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "signOutMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "50ed40dcd6e53c9da0ab666601e27b24e9b033762f009a4b70c13c4ae27d69ca",
    "metadata": {},
    "name": "signOutMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "dd22f2aed49dd3605a1b8ea9987da4ba";

export default node;
