/**
 * @generated SignedSource<<c7b69253a53c7dcdf4b1b757926659a3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderAgainPieces_reorder$data = {
  readonly currency: string;
  readonly lines: ReadonlyArray<{
    readonly after: string | null | undefined;
    readonly before: string;
    readonly lineId: string;
    readonly quantity: number;
    readonly title: string;
  }>;
  readonly " $fragmentType": "OrderAgainPieces_reorder";
};
export type OrderAgainPieces_reorder$key = {
  readonly " $data"?: OrderAgainPieces_reorder$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderAgainPieces_reorder">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderAgainPieces_reorder",
  "selections": [
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
      "concreteType": "SalesOrderReorderLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lineId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "before",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "after",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SalesOrderReorder",
  "abstractKey": null
};

(node as any).hash = "a025f68aafeae3f012d135baeed2836e";

export default node;
