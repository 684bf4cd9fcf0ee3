/**
 * @generated SignedSource<<f38c728aea890bdd5949f9a0b97953b3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductPhotos_product$data = {
  readonly photos: ReadonlyArray<{
    readonly databaseId: number;
    readonly file: {
      readonly height: number;
      readonly thumbnailUrl: string;
      readonly url: string;
      readonly width: number;
    };
    readonly metalColour: string | null | undefined;
    readonly shape: string | null | undefined;
  }>;
  readonly " $fragmentType": "ProductPhotos_product";
};
export type ProductPhotos_product$key = {
  readonly " $data"?: ProductPhotos_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductPhotos_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductPhotos_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductPhoto",
      "kind": "LinkedField",
      "name": "photos",
      "plural": true,
      "selections": [
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
          "name": "metalColour",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shape",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FileInfo",
          "kind": "LinkedField",
          "name": "file",
          "plural": false,
          "selections": [
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
      "storageKey": null
    }
  ],
  "type": "ItemType",
  "abstractKey": null
};

(node as any).hash = "711b8166adbe28e9c4ef9ebd6afc6868";

export default node;
