/**
 * @generated SignedSource<<87ddef5ce7990728216ef0a485a99a79>>
 * @relayHash 42a1e85a224badc0a1afcbcda3c283d8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 07a1c01070670c3a4679c20ca3e64edfc62284ff54168bbe365228b96191b501

import type { ConcreteRequest } from 'relay-runtime';
export type SearchKind = "CONSIGNMENT" | "CUSTOMER" | "CUSTOMER_CREDIT" | "ESTIMATE" | "INVOICE" | "JOB_ORDER" | "PAYMENT" | "PRICE_QUOTE" | "PRODUCT" | "SALES_ORDER" | "%future added value";
export type useSearchQuery$variables = {
  recent: ReadonlyArray<string>;
  text: string;
};
export type useSearchQuery$data = {
  readonly search: ReadonlyArray<{
    readonly hasMore: boolean;
    readonly hits: ReadonlyArray<{
      readonly customer: string | null | undefined;
      readonly databaseId: number;
      readonly kind: SearchKind;
      readonly matched: ReadonlyArray<string>;
      readonly nodeId: string;
      readonly number: string;
      readonly status: {
        readonly colour: string;
        readonly name: string;
      } | null | undefined;
      readonly title: string | null | undefined;
    }>;
    readonly kind: SearchKind;
  }>;
  readonly searchHits: ReadonlyArray<{
    readonly customer: string | null | undefined;
    readonly databaseId: number;
    readonly kind: SearchKind;
    readonly matched: ReadonlyArray<string>;
    readonly nodeId: string;
    readonly number: string;
    readonly status: {
      readonly colour: string;
      readonly name: string;
    } | null | undefined;
    readonly title: string | null | undefined;
  }>;
};
export type useSearchQuery = {
  response: useSearchQuery$data;
  variables: useSearchQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "recent"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "text"
},
v2 = [
  {
    "kind": "Variable",
    "name": "text",
    "variableName": "text"
  }
],
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
  "name": "hasMore",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nodeId",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "customer",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "matched",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "colour",
  "storageKey": null
},
v13 = [
  (v3/*:: as any*/),
  (v5/*:: as any*/),
  (v6/*:: as any*/),
  (v7/*:: as any*/),
  (v8/*:: as any*/),
  (v9/*:: as any*/),
  (v10/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "Status",
    "kind": "LinkedField",
    "name": "status",
    "plural": false,
    "selections": [
      (v11/*:: as any*/),
      (v12/*:: as any*/)
    ],
    "storageKey": null
  }
],
v14 = [
  {
    "kind": "Variable",
    "name": "ids",
    "variableName": "recent"
  }
],
v15 = [
  (v3/*:: as any*/),
  (v5/*:: as any*/),
  (v6/*:: as any*/),
  (v7/*:: as any*/),
  (v8/*:: as any*/),
  (v9/*:: as any*/),
  (v10/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "Status",
    "kind": "LinkedField",
    "name": "status",
    "plural": false,
    "selections": [
      (v11/*:: as any*/),
      (v12/*:: as any*/),
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
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSearchQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "SearchGroup",
        "kind": "LinkedField",
        "name": "search",
        "plural": true,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SearchHit",
            "kind": "LinkedField",
            "name": "hits",
            "plural": true,
            "selections": (v13/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v14/*:: as any*/),
        "concreteType": "SearchHit",
        "kind": "LinkedField",
        "name": "searchHits",
        "plural": true,
        "selections": (v13/*:: as any*/),
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
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useSearchQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "SearchGroup",
        "kind": "LinkedField",
        "name": "search",
        "plural": true,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SearchHit",
            "kind": "LinkedField",
            "name": "hits",
            "plural": true,
            "selections": (v15/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v14/*:: as any*/),
        "concreteType": "SearchHit",
        "kind": "LinkedField",
        "name": "searchHits",
        "plural": true,
        "selections": (v15/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "07a1c01070670c3a4679c20ca3e64edfc62284ff54168bbe365228b96191b501",
    "metadata": {},
    "name": "useSearchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fec4b7da020517c8de0814a87d5663a1";

export default node;
