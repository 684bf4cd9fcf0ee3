/**
 * @generated SignedSource<<7eec69cb99a01641d1e47be897356d9f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PriceQuoteDifferenceKind = "ALTERNATIVES" | "CONFIGURATION" | "DEPOSIT" | "LEAD_TIME" | "LINE_ADDED" | "LINE_REMOVED" | "OPTIONAL" | "QUANTITY" | "TERMS" | "UNIT_PRICE" | "VALIDITY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type QuoteDifferences_version$data = {
  readonly differences: ReadonlyArray<{
    readonly after: string | null | undefined;
    readonly before: string | null | undefined;
    readonly kind: PriceQuoteDifferenceKind;
    readonly lineKey: number | null | undefined;
    readonly title: string | null | undefined;
  }>;
  readonly number: number;
  readonly " $fragmentType": "QuoteDifferences_version";
};
export type QuoteDifferences_version$key = {
  readonly " $data"?: QuoteDifferences_version$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuoteDifferences_version">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuoteDifferences_version",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PriceQuoteDifference",
      "kind": "LinkedField",
      "name": "differences",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lineKey",
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
  "type": "PriceQuoteVersion",
  "abstractKey": null
};

(node as any).hash = "52ca0403a40bb6b3cb7cb165feaedd87";

export default node;
