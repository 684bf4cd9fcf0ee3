/**
 * @generated SignedSource<<24c8cf2404622cd8eadc8e53f1e3ada9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobFilterMenu_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"StatusFilter_query">;
  readonly " $fragmentType": "JobFilterMenu_query";
};
export type JobFilterMenu_query$key = {
  readonly " $data"?: JobFilterMenu_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobFilterMenu_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobFilterMenu_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StatusFilter_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "55b2daf499e6cf75d6efa9e4a25d5656";

export default node;
