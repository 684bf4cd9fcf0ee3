/**
 * @generated SignedSource<<88f94d52a32da1a229ce58d5f16bb58c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ItemTypeForm_query$data = {
  readonly allProductCategories: ReadonlyArray<{
    readonly code: string;
    readonly databaseId: number;
  }>;
  readonly itemGroups: ReadonlyArray<{
    readonly databaseId: number;
    readonly name: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryTicks_query">;
  readonly " $fragmentType": "ItemTypeForm_query";
};
export type ItemTypeForm_query$key = {
  readonly " $data"?: ItemTypeForm_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ItemTypeForm_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ItemTypeForm_query",
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
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductCategory",
      "kind": "LinkedField",
      "name": "allProductCategories",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CategoryTicks_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "f8347fa169999112e0be110ffb94028e";

export default node;
