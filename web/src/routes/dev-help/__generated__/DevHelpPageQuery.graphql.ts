/**
 * @generated SignedSource<<c4538c197ec5fae695bae20cd1dc97f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

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
    "cacheID": "23b3554e5d4e882836377e4d89e3bcf0",
    "id": null,
    "metadata": {},
    "name": "DevHelpPageQuery",
    "operationKind": "query",
    "text": "query DevHelpPageQuery {\n  version\n}\n"
  }
};
})();

(node as any).hash = "f92e149b56b24ba7e32d1d79a6d81e9d";

export default node;
