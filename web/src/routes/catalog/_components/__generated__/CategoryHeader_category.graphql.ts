/**
 * @generated SignedSource<<48c7c9de54ec3ebdaf1f798bef25193d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CategoryHeader_category$data = {
  readonly breadcrumb: ReadonlyArray<{
    readonly code: string;
    readonly databaseId: number;
    readonly id: string;
    readonly name: string;
  }>;
  readonly children: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"CategoryLinks_category">;
  }>;
  readonly description: string;
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "CategoryHeader_category";
};
export type CategoryHeader_category$key = {
  readonly " $data"?: CategoryHeader_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryHeader_category">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CategoryHeader_category",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductCategory",
      "kind": "LinkedField",
      "name": "breadcrumb",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
          "name": "databaseId",
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductCategory",
      "kind": "LinkedField",
      "name": "children",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CategoryLinks_category"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProductCategory",
  "abstractKey": null
};
})();

(node as any).hash = "bfad3d2020b70fff1bf88a1d603d75e4";

export default node;
