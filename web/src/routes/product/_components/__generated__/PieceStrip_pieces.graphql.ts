/**
 * @generated SignedSource<<2cde89faff4bb5031b45e9d23b88fecf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PieceStrip_pieces$data = ReadonlyArray<{
  readonly code: string;
  readonly databaseId: number;
  readonly listImageUrl: string;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"ListPrice_product">;
  readonly " $fragmentType": "PieceStrip_pieces";
}>;
export type PieceStrip_pieces$key = ReadonlyArray<{
  readonly " $data"?: PieceStrip_pieces$data;
  readonly " $fragmentSpreads": FragmentRefs<"PieceStrip_pieces">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PieceStrip_pieces",
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
      "name": "listImageUrl",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ListPrice_product"
    }
  ],
  "type": "ItemType",
  "abstractKey": null
};

(node as any).hash = "d4029120bd5daf9c4a90b9ced4de2d34";

export default node;
