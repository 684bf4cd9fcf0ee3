/**
 * @generated SignedSource<<81b38aaaa6069b741e47795fa1551be5>>
 * @relayHash 6e1f965e5c6dc60cc00bbea5e7c595a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bce5b273c89361014ed246fb99c8e09bc5652eef57507831253c087696bc7846

import type { ConcreteRequest } from 'relay-runtime';
export type PricingMode = "ESTIMATED_WEIGHT" | "FIXED" | "MARKET_AT_SHIP" | "%future added value";
export type ItemTypeFilter = {
  categoryId?: number | null | undefined;
  isActive?: boolean | null | undefined;
  isPartOnly?: boolean | null | undefined;
  itemGroupIds?: ReadonlyArray<number> | null | undefined;
  pricingMode?: PricingMode | null | undefined;
  search?: string | null | undefined;
  shownInCatalog?: boolean | null | undefined;
};
export type MoveIntoGroupQuery$variables = {
  filter?: ItemTypeFilter | null | undefined;
};
export type MoveIntoGroupQuery$data = {
  readonly itemTypes: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly code: string;
        readonly databaseId: number;
        readonly id: string;
        readonly itemGroup: {
          readonly id: string;
          readonly name: string;
        };
        readonly name: string;
      };
    }>;
  };
};
export type MoveIntoGroupQuery = {
  response: MoveIntoGroupQuery$data;
  variables: MoveIntoGroupQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "filter",
        "variableName": "filter"
      },
      {
        "kind": "Literal",
        "name": "first",
        "value": 8
      }
    ],
    "concreteType": "ItemTypeConnection",
    "kind": "LinkedField",
    "name": "itemTypes",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ItemTypeEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ItemType",
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "databaseId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "code",
                "storageKey": null
              },
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ItemGroup",
                "kind": "LinkedField",
                "name": "itemGroup",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
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
    "name": "MoveIntoGroupQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MoveIntoGroupQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "bce5b273c89361014ed246fb99c8e09bc5652eef57507831253c087696bc7846",
    "metadata": {},
    "name": "MoveIntoGroupQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bbcbf292d086fda2a2b743a446c33927";

export default node;
