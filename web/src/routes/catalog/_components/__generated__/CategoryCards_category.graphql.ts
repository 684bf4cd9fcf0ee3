/**
 * @generated SignedSource<<81c038f74f91f2c3ed39e69344981b6c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CategoryCards_category$data = ReadonlyArray<{
  readonly code: string;
  readonly databaseId: number;
  readonly id: string;
  readonly imageUrl: string;
  readonly name: string;
  readonly productCount: number;
  readonly " $fragmentType": "CategoryCards_category";
}>;
export type CategoryCards_category$key = ReadonlyArray<{
  readonly " $data"?: CategoryCards_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryCards_category">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "CategoryCards_category",
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
      "name": "imageUrl",
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

(node as any).hash = "7c9d78ee59a2936a411b2528d2c9bb13";

export default node;
