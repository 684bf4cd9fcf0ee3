/**
 * @generated SignedSource<<e9098fd6abaad0506bc0ccd6f22ee0bd>>
 * @relayHash 47d3be018addb41f68a76ccf166a7874
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 97f80b708180175b0a9ed60c4acfec1d5a72059cbcd3adb022482a866353003c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ItemGroupsPageQuery$variables = Record<PropertyKey, never>;
export type ItemGroupsPageQuery$data = {
  readonly itemGroups: ReadonlyArray<{
    readonly databaseId: number;
    readonly " $fragmentSpreads": FragmentRefs<"GroupDrawer_group" | "GroupRows_group">;
  }>;
};
export type ItemGroupsPageQuery = {
  response: ItemGroupsPageQuery$data;
  variables: ItemGroupsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ItemGroupsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ItemGroup",
        "kind": "LinkedField",
        "name": "itemGroups",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "GroupRows_group"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "GroupDrawer_group"
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
    "name": "ItemGroupsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ItemGroup",
        "kind": "LinkedField",
        "name": "itemGroups",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "nameEn",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "nameFr",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "itemTypeCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "97f80b708180175b0a9ed60c4acfec1d5a72059cbcd3adb022482a866353003c",
    "metadata": {},
    "name": "ItemGroupsPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c2d2e1683a579a1d4db9ce115efd2663";

export default node;
