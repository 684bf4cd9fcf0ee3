/**
 * @generated SignedSource<<fcfc48579a95dfa4a020a26c997ff4c4>>
 * @relayHash 105a4a36abeb652a66113b2991c341f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7da327bc5a3e45ce829b2f109d932cdf97065d0b2fa24fdb67ebcdc2dea0ebb9

import type { ConcreteRequest } from 'relay-runtime';
export type AuthorizationErrorPageQuery$variables = {
  number: number;
};
export type AuthorizationErrorPageQuery$data = {
  readonly permission: {
    readonly name: string;
    readonly number: number;
  } | null | undefined;
};
export type AuthorizationErrorPageQuery = {
  response: AuthorizationErrorPageQuery$data;
  variables: AuthorizationErrorPageQuery$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "number",
        "variableName": "number"
      }
    ],
    "concreteType": "Permission",
    "kind": "LinkedField",
    "name": "permission",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "number",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AuthorizationErrorPageQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AuthorizationErrorPageQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7da327bc5a3e45ce829b2f109d932cdf97065d0b2fa24fdb67ebcdc2dea0ebb9",
    "metadata": {},
    "name": "AuthorizationErrorPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "611ef9a26e75b489bc7a2003fcd74524";

export default node;
