/**
 * @generated SignedSource<<65bd298add9e2bb2c90f42cdb0ed5e2c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderTexts_cart$data = {
  readonly customerWoNumber: string | null | undefined;
  readonly id: string;
  readonly notes: string | null | undefined;
  readonly poNumber: string | null | undefined;
  readonly " $fragmentType": "OrderTexts_cart";
};
export type OrderTexts_cart$key = {
  readonly " $data"?: OrderTexts_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderTexts_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderTexts_cart",
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
      "name": "poNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customerWoNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "notes",
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "bd99ecbc4c57b8e239e91908fccd9217";

export default node;
