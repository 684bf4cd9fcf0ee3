/**
 * @generated SignedSource<<a382cd792385410d8eb7608aeb8d1f3f>>
 * @relayHash 66fc2e0d72ba476ed5a0136c56a0c730
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 92c3312de27b90ebfa6303556552afb2aa57b33ec565d45fa49fddd4012901c8

import type { ConcreteRequest } from 'relay-runtime';
export type InboxBellQuery$variables = Record<PropertyKey, never>;
export type InboxBellQuery$data = {
  readonly viewer: {
    readonly unreadNotices: number;
  } | null | undefined;
};
export type InboxBellQuery = {
  response: InboxBellQuery$data;
  variables: InboxBellQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "unreadNotices",
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
    "name": "InboxBellQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "InboxBellQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "92c3312de27b90ebfa6303556552afb2aa57b33ec565d45fa49fddd4012901c8",
    "metadata": {},
    "name": "InboxBellQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "457f070b21e425d76656fc109ea8c5c9";

export default node;
