/**
 * @generated SignedSource<<2376fdcd331bd868256015d3d0c00722>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CategoryLinks_category$data = ReadonlyArray<{
  readonly code: string;
  readonly databaseId: number;
  readonly id: string;
  readonly name: string;
  readonly productCount: number;
  readonly " $fragmentType": "CategoryLinks_category";
}>;
export type CategoryLinks_category$key = ReadonlyArray<{
  readonly " $data"?: CategoryLinks_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryLinks_category">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "CategoryLinks_category",
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
      "name": "productCount",
      "storageKey": null
    }
  ],
  "type": "ProductCategory",
  "abstractKey": null
};

(node as any).hash = "5d398746e0e719783ce7defe012756fe";

export default node;
