/**
 * @generated SignedSource<<b8254906a60d232885de4398ba1d12b6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Density = "COMFORTABLE" | "COMPACT" | "%future added value";
export type GridCode = "BENCH_JOBS" | "CATALOG" | "COMPONENTS" | "CONSIGNMENTS" | "CONTENTS" | "CPv3_OC_Detail" | "CUSTOMER_CREDITS" | "CUSTOM_ORDER_GROUPS" | "ESTIMATES" | "FAILED_TASKS" | "INBOX" | "INVOICES" | "ITEM_TYPES" | "JOB_ORDERS" | "JOURNAL" | "PAYMENTS" | "PRICE_QUOTES" | "PRODUCTS" | "PRODUCT_CATALOG" | "PROMOTIONS" | "RECONCILIATION_FINDINGS" | "SALES_ORDERS" | "SEO_CATALOGS" | "SEO_PRODUCTS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useGrid_setting$data = {
  readonly code: GridCode;
  readonly columns: ReadonlyArray<{
    readonly key: string;
    readonly pinned: boolean;
    readonly visible: boolean;
    readonly width: number | null | undefined;
  }>;
  readonly density: Density;
  readonly pageSize: number | null | undefined;
  readonly sort: string | null | undefined;
  readonly " $fragmentType": "useGrid_setting";
};
export type useGrid_setting$key = {
  readonly " $data"?: useGrid_setting$data;
  readonly " $fragmentSpreads": FragmentRefs<"useGrid_setting">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useGrid_setting",
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
      "concreteType": "GridColumn",
      "kind": "LinkedField",
      "name": "columns",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "visible",
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
          "name": "pinned",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "density",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sort",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pageSize",
      "storageKey": null
    }
  ],
  "type": "GridSetting",
  "abstractKey": null
};

(node as any).hash = "460b0a500cbe21f442bbf40d02aa739a";

export default node;
