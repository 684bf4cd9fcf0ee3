/**
 * @generated SignedSource<<efd9160eef95d1cb48074cee17db165f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LineDrawing_item$data = {
  readonly drawing: {
    readonly height: number;
    readonly name: string;
    readonly thumbnailUrl: string;
    readonly url: string;
    readonly width: number;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "LineDrawing_item";
};
export type LineDrawing_item$key = {
  readonly " $data"?: LineDrawing_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"LineDrawing_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LineDrawing_item",
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
      "concreteType": "FileInfo",
      "kind": "LinkedField",
      "name": "drawing",
      "plural": false,
      "selections": [
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
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "thumbnailUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "width",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "height",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CartItem",
  "abstractKey": null
};

(node as any).hash = "2991bd999b24ef95e1463b9e493f1efd";

export default node;
