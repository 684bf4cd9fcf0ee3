/**
 * @generated SignedSource<<25bbd7977ab2463747083681f44111a1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SeesAllBox_user$data = {
  readonly fullName: string;
  readonly id: string;
  readonly seesAllItemTypes: boolean | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "SeesAllBox_user";
};
export type SeesAllBox_user$key = {
  readonly " $data"?: SeesAllBox_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"SeesAllBox_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SeesAllBox_user",
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
      "name": "version",
      "storageKey": null
    },
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
      "name": "seesAllItemTypes",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "f7624d49a2aa9f4b4e223365e6e851b7";

export default node;
