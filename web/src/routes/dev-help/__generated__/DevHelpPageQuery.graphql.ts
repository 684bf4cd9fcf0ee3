/**
 * @generated SignedSource<<4eba3a84754e08a87f1d09b55eb142ef>>
 * @relayHash 23b3554e5d4e882836377e4d89e3bcf0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 88d2adfe311c07b88c1270522fe24316f2b98fbc01ae4bf6ed480b36ca503e33

import type { ConcreteRequest } from 'relay-runtime';
export type DevHelpPageQuery$variables = Record<PropertyKey, never>;
export type DevHelpPageQuery$data = {
  readonly version: string;
};
export type DevHelpPageQuery = {
  response: DevHelpPageQuery$data;
  variables: DevHelpPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "version",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "DevHelpPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DevHelpPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "88d2adfe311c07b88c1270522fe24316f2b98fbc01ae4bf6ed480b36ca503e33",
    "metadata": {},
    "name": "DevHelpPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f92e149b56b24ba7e32d1d79a6d81e9d";

export default node;
