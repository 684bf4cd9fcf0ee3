/**
 * @generated SignedSource<<af0b9a87564560863545f005230c3f16>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PinList_version$data = {
  readonly comments: ReadonlyArray<{
    readonly actingByName: string | null | undefined;
    readonly authorName: string;
    readonly createdAt: string;
    readonly id: string;
    readonly page: number;
    readonly resolvedAt: string | null | undefined;
    readonly text: string;
  }>;
  readonly " $fragmentType": "PinList_version";
};
export type PinList_version$key = {
  readonly " $data"?: PinList_version$data;
  readonly " $fragmentSpreads": FragmentRefs<"PinList_version">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PinList_version",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProofComment",
      "kind": "LinkedField",
      "name": "comments",
      "plural": true,
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
          "name": "page",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "resolvedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "authorName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "actingByName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProofVersion",
  "abstractKey": null
};

(node as any).hash = "2f55fe40710845362789376ebf2f31ba";

export default node;
