/**
 * @generated SignedSource<<cf5c4936ece40d0ba4970f10a6392288>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type mutationError_error$data = {
  readonly __typename: string;
  readonly code: string;
  readonly currentVersion?: number | null | undefined;
  readonly data?: unknown | null | undefined;
  readonly issues?: ReadonlyArray<{
    readonly code: string;
    readonly path: string;
  }>;
  readonly message: string;
  readonly permission?: number | null | undefined;
  readonly permissionKey?: string | null | undefined;
  readonly permissionName?: string | null | undefined;
  readonly " $fragmentType": "mutationError_error";
};
export type mutationError_error$key = {
  readonly " $data"?: mutationError_error$data;
  readonly " $fragmentSpreads": FragmentRefs<"mutationError_error">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "mutationError_error"
};

(node as any).hash = "59148cc7afe10ddbc17f1bb297245ec0";

export default node;
