/**
 * @generated SignedSource<<0d037c00fd641b8f3413639c1f8b66d1>>
 * @relayHash 8dd5dab3be88b0d0662b518d5d8cd5e0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 023ad79ecae3acd25d36df341409c1b67d1ebd174e508cc1c9e2860b489d9ff4

import type { ConcreteRequest } from 'relay-runtime';
export type OrderQuestionsQuery$variables = Record<PropertyKey, never>;
export type OrderQuestionsQuery$data = {
  readonly incomingOrderAttributes: ReadonlyArray<{
    readonly code: string;
    readonly databaseId: number;
    readonly isAskedOnOrder: boolean;
    readonly isRequiredOnOrder: boolean;
    readonly kind: string;
    readonly maxLength: number | null | undefined;
    readonly name: string;
    readonly options: ReadonlyArray<{
      readonly databaseId: number;
      readonly name: string;
    }>;
    readonly unit: string | null | undefined;
  }>;
};
export type OrderQuestionsQuery = {
  response: OrderQuestionsQuery$data;
  variables: OrderQuestionsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unit",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "maxLength",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isAskedOnOrder",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isRequiredOnOrder",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "OrderQuestionsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Attribute",
        "kind": "LinkedField",
        "name": "incomingOrderAttributes",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AttributeOption",
            "kind": "LinkedField",
            "name": "options",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "OrderQuestionsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Attribute",
        "kind": "LinkedField",
        "name": "incomingOrderAttributes",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AttributeOption",
            "kind": "LinkedField",
            "name": "options",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v2/*:: as any*/),
              (v8/*:: as any*/)
            ],
            "storageKey": null
          },
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "023ad79ecae3acd25d36df341409c1b67d1ebd174e508cc1c9e2860b489d9ff4",
    "metadata": {},
    "name": "OrderQuestionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "97f5072f3c7f22934f1e239a4a0f823e";

export default node;
