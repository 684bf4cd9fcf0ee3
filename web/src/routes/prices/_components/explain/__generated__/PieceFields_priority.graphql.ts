/**
 * @generated SignedSource<<b605b43ab14621462cc295424adb4815>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PieceFields_priority$data = ReadonlyArray<{
  readonly code: string;
  readonly name: string;
  readonly " $fragmentType": "PieceFields_priority";
}>;
export type PieceFields_priority$key = ReadonlyArray<{
  readonly " $data"?: PieceFields_priority$data;
  readonly " $fragmentSpreads": FragmentRefs<"PieceFields_priority">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PieceFields_priority",
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
    }
  ],
  "type": "Priority",
  "abstractKey": null
};

(node as any).hash = "4a04c22a866cadf140a626a953172a92";

export default node;
