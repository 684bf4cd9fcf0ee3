/**
 * @generated SignedSource<<0a42e65315fa1c4a31a1b0416b5e04fd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShareButton_list$data = {
  readonly shareKey: string | null | undefined;
  readonly " $fragmentType": "ShareButton_list";
};
export type ShareButton_list$key = {
  readonly " $data"?: ShareButton_list$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShareButton_list">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShareButton_list",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shareKey",
      "storageKey": null
    }
  ],
  "type": "WishList",
  "abstractKey": null
};

(node as any).hash = "5a94f8afc170a70387901bfe13e67cb5";

export default node;
