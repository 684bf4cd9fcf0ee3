/**
 * @generated SignedSource<<035a8f01daede3071051086e3f0d3566>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GridCode = "BENCH_JOBS" | "CATALOG" | "COMPONENTS" | "CONSIGNMENTS" | "CONTENTS" | "CPv3_OC_Detail" | "CUSTOMER_CREDITS" | "CUSTOM_ORDER_GROUPS" | "ESTIMATES" | "FAILED_TASKS" | "INBOX" | "INVOICES" | "ITEM_TYPES" | "JOB_ORDERS" | "JOURNAL" | "PAYMENTS" | "PRICE_QUOTES" | "PRODUCTS" | "PRODUCT_CATALOG" | "PROMOTIONS" | "RECONCILIATION_FINDINGS" | "SALES_ORDERS" | "SEO_CATALOGS" | "SEO_PRODUCTS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useListViews_setting$data = {
  readonly code: GridCode;
  readonly views: ReadonlyArray<{
    readonly canChange: boolean;
    readonly id: string;
    readonly isDefault: boolean;
    readonly isMine: boolean;
    readonly isShared: boolean;
    readonly name: string;
    readonly ownerName: string;
    readonly query: string;
  }>;
  readonly " $fragmentType": "useListViews_setting";
};
export type useListViews_setting$key = {
  readonly " $data"?: useListViews_setting$data;
  readonly " $fragmentSpreads": FragmentRefs<"useListViews_setting">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useListViews_setting",
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
      "concreteType": "ListView",
      "kind": "LinkedField",
      "name": "views",
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "query",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isShared",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDefault",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isMine",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "canChange",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ownerName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GridSetting",
  "abstractKey": null
};

(node as any).hash = "84f9b404f5a348df579607bc00c041bc";

export default node;
