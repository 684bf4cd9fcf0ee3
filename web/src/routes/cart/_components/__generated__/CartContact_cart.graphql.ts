/**
 * @generated SignedSource<<62d4f0742ed96e58fe088b8da6c78c99>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartContact_cart$data = {
  readonly contact: {
    readonly databaseId: number;
  } | null | undefined;
  readonly " $fragmentType": "CartContact_cart";
};
export type CartContact_cart$key = {
  readonly " $data"?: CartContact_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartContact_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartContact_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "contact",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "d080ecf7163a9254a0d0a914d78bd027";

export default node;
