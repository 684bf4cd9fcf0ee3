/**
 * @generated SignedSource<<2bf569faf1881a577d8df623caba9c64>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PictureField_user$data = {
  readonly fullName: string;
  readonly imageUrl: string | null | undefined;
  readonly " $fragmentType": "PictureField_user";
};
export type PictureField_user$key = {
  readonly " $data"?: PictureField_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"PictureField_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PictureField_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fullName",
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
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "c39a96b36c3514682a50a427c0981087";

export default node;
