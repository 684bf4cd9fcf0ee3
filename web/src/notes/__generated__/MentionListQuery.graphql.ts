/**
 * @generated SignedSource<<13bea8376c44a76078389cc55d1de842>>
 * @relayHash 6ecaaceb52dd53b66314044e4e639c0c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 61df960d01ba9c315566ea6209d00ba726680637610499e8864903b7c33803b0

import type { ConcreteRequest } from 'relay-runtime';
export type NoteVisibility = "CUSTOMER" | "INTERNAL" | "%future added value";
export type MentionListQuery$variables = {
  search?: string | null | undefined;
  subjectId: string;
  visibility: NoteVisibility;
};
export type MentionListQuery$data = {
  readonly mentionCandidates: ReadonlyArray<{
    readonly databaseId: number;
    readonly fullName: string;
    readonly isStaff: boolean;
  }>;
};
export type MentionListQuery = {
  response: MentionListQuery$data;
  variables: MentionListQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "subjectId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "visibility"
},
v3 = [
  {
    "kind": "Variable",
    "name": "search",
    "variableName": "search"
  },
  {
    "kind": "Variable",
    "name": "subjectId",
    "variableName": "subjectId"
  },
  {
    "kind": "Variable",
    "name": "visibility",
    "variableName": "visibility"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isStaff",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "MentionListQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "mentionCandidates",
        "plural": true,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "MentionListQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "mentionCandidates",
        "plural": true,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "61df960d01ba9c315566ea6209d00ba726680637610499e8864903b7c33803b0",
    "metadata": {},
    "name": "MentionListQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7eab4513381e7a2f13cd6adda066fc41";

export default node;
