/**
 * @generated SignedSource<<d872ea29b1bbe14747fa09dc4abf8b9b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type EstimateStatus = "CONVERTED" | "EXPIRED" | "OPEN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type savedPrice_estimate$data = {
  readonly breakdown: ReadonlyArray<{
    readonly amount: string;
    readonly code: string | null | undefined;
    readonly kind: string;
    readonly name: string;
    readonly quantity: string | null | undefined;
    readonly rate: string | null | undefined;
    readonly unit: string | null | undefined;
  }> | null | undefined;
  readonly currency: string;
  readonly number: string;
  readonly priceReason: string | null | undefined;
  readonly pricedAt: string;
  readonly pricingNote: string | null | undefined;
  readonly status: EstimateStatus;
  readonly summary: ReadonlyArray<{
    readonly amount: string;
    readonly code: string | null | undefined;
    readonly kind: string;
    readonly name: string;
    readonly quantity: string | null | undefined;
    readonly rate: string | null | undefined;
    readonly unit: string | null | undefined;
  }> | null | undefined;
  readonly total: string | null | undefined;
  readonly unitPrice: string | null | undefined;
  readonly " $fragmentType": "savedPrice_estimate";
};
export type savedPrice_estimate$key = {
  readonly " $data"?: savedPrice_estimate$data;
  readonly " $fragmentSpreads": FragmentRefs<"savedPrice_estimate">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "savedPrice_estimate"
};

(node as any).hash = "c1b3a7fa72ae891b20dce6c51a623ebb";

export default node;
