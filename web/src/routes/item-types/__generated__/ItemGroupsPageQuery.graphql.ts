/**
 * @generated SignedSource<<8e914ecfa531f4b2bc740495a1354e05>>
 * @relayHash 26018b9935e85eafc0090935621c2230
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID abc7f89faa275fda7e782f80aef05f6f8120366c4456abe4e849362866ec30fc

import type { ConcreteRequest } from 'relay-runtime';
export type ItemGroupsPageQuery$variables = Record<PropertyKey, never>;
export type ItemGroupsPageQuery$data = {
  readonly itemGroups: ReadonlyArray<{
    readonly code: string;
    readonly databaseId: number;
    readonly id: string;
    readonly itemTypeCount: number | null | undefined;
    readonly name: string;
    readonly nameEn: string;
    readonly nameFr: string;
    readonly version: number;
  }>;
};
export type ItemGroupsPageQuery = {
  response: ItemGroupsPageQuery$data;
  variables: ItemGroupsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ItemGroup",
    "kind": "LinkedField",
    "name": "itemGroups",
    "plural": true,
    "selections": [
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
        "name": "version",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "itemTypeCount",
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
    "name": "ItemGroupsPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ItemGroupsPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "abc7f89faa275fda7e782f80aef05f6f8120366c4456abe4e849362866ec30fc",
    "metadata": {},
    "name": "ItemGroupsPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3c8e581fe4fc992689b3899508292f53";

export default node;
