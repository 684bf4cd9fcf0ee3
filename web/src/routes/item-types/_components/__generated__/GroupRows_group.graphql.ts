/**
 * @generated SignedSource<<ff1bfbf2c5205f541bae91d5a14ba223>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupRows_group$data = ReadonlyArray<{
  readonly code: string;
  readonly databaseId: number;
  readonly id: string;
  readonly itemTypeCount: number | null | undefined;
  readonly name: string;
  readonly nameEn: string;
  readonly nameFr: string;
  readonly " $fragmentType": "GroupRows_group";
}>;
export type GroupRows_group$key = ReadonlyArray<{
  readonly " $data"?: GroupRows_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupRows_group">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "GroupRows_group",
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
      "name": "itemTypeCount",
      "storageKey": null
    }
  ],
  "type": "ItemGroup",
  "abstractKey": null
};

(node as any).hash = "87ad0d1b396f2d8d67f71fbe6955c549";

export default node;
