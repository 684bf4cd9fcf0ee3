/**
 * @generated SignedSource<<ff035b6a5ac06d2eb15161d2482eb1b2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PieceStrip_pieces$data = ReadonlyArray<{
  readonly code: string;
  readonly currency: string;
  readonly databaseId: number;
  readonly listImageUrl: string;
  readonly listPrice: string | null | undefined;
  readonly listPriceVaries: boolean;
  readonly name: string;
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
      "name": "listPrice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "listPriceVaries",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "listImageUrl",
      "storageKey": null
    }
  ],
  "type": "ItemType",
  "abstractKey": null
};

(node as any).hash = "0175d79c5db28a2c0c3ca863af0470d4";

export default node;
