/**
 * @generated SignedSource<<19b6906833f1b0ac9347871a48a7d159>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Hero_product$data = {
  readonly code: string;
  readonly imageUrl: string;
  readonly name: string;
  readonly " $fragmentType": "Hero_product";
};
export type Hero_product$key = {
  readonly " $data"?: Hero_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"Hero_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Hero_product",
  "selections": [
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
      "name": "imageUrl",
      "storageKey": null
    }
  ],
  "type": "ItemType",
  "abstractKey": null
};

(node as any).hash = "965a626588b7927c639536c1ae0a7874";

export default node;
