/**
 * @generated SignedSource<<8011a43a0c47afbae4ca42318fbfc969>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentTerms = "NET_30" | "NET_60" | "ON_HOLD" | "PREPAID" | "%future added value";
export type PricingMode = "ESTIMATED_WEIGHT" | "FIXED" | "MARKET_AT_SHIP" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SettingsList_settings$data = {
  readonly approvalRequired: boolean;
  readonly creditLimit: string | null | undefined;
  readonly currency: string;
  readonly defaultShippingMethodId: number | null | undefined;
  readonly depositPercent: string | null | undefined;
  readonly memoLimit: string | null | undefined;
  readonly memoTermDays: number | null | undefined;
  readonly paymentTerms: PaymentTerms;
  readonly pricingMode: PricingMode | null | undefined;
  readonly salesTaxPercent: string;
  readonly taxExempt: boolean;
  readonly taxExemptNumber: string | null | undefined;
  readonly " $fragmentType": "SettingsList_settings";
};
export type SettingsList_settings$key = {
  readonly " $data"?: SettingsList_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"SettingsList_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SettingsList_settings",
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
      "kind": "ScalarField",
      "name": "paymentTerms",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pricingMode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "creditLimit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "depositPercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "memoLimit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "memoTermDays",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "taxExempt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "taxExemptNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "salesTaxPercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "approvalRequired",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "defaultShippingMethodId",
      "storageKey": null
    }
  ],
  "type": "CustomerFinancialSettings",
  "abstractKey": null
};

(node as any).hash = "23297ab47fce6dd9cd2d1fe833a912a7";

export default node;
