/**
 * @generated SignedSource<<dbfe157c8cf681229a76597d36ce31ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConsignmentView_consignment$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ConsignmentDialogs_consignment" | "ConsignmentFacts_consignment" | "ConsignmentHeader_consignment" | "ConsignmentHistory_consignment" | "ConsignmentInvoices_consignment" | "ConsignmentLines_consignment" | "ConsignmentSums_consignment">;
  readonly " $fragmentType": "ConsignmentView_consignment";
};
export type ConsignmentView_consignment$key = {
  readonly " $data"?: ConsignmentView_consignment$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConsignmentView_consignment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConsignmentView_consignment",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ConsignmentHeader_consignment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ConsignmentLines_consignment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ConsignmentSums_consignment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ConsignmentInvoices_consignment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ConsignmentFacts_consignment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ConsignmentHistory_consignment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ConsignmentDialogs_consignment"
    }
  ],
  "type": "Consignment",
  "abstractKey": null
};

(node as any).hash = "caf950547d22e833032b9b4b1dae9a1d";

export default node;
