/**
 * @generated SignedSource<<0c06ec6140b1347eccc35358c4a605f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderAgainPieces_reorder$data = {
  readonly amounts: {
    readonly grandTotal: string;
    readonly salesTaxValue: string;
    readonly shippingPrice: string;
    readonly subTotal: string;
  } | null | undefined;
  readonly currency: string;
  readonly lines: ReadonlyArray<{
    readonly after: string | null | undefined;
    readonly before: string;
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderAmounts",
      "kind": "LinkedField",
      "name": "amounts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "subTotal",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shippingPrice",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "salesTaxValue",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "grandTotal",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SalesOrderReorder",
  "abstractKey": null
};

(node as any).hash = "01c943634779c4c2f9f664eb25ae956b";

export default node;
