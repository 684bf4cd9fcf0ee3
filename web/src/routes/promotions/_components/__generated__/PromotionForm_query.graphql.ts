/**
 * @generated SignedSource<<a1d1a3d32edeacee69cdc1f93d935dc7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PromotionForm_query$data = {
  readonly companyDetails: {
    readonly currency: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"PromotionTargets_query">;
  readonly " $fragmentType": "PromotionForm_query";
};
export type PromotionForm_query$key = {
  readonly " $data"?: PromotionForm_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PromotionForm_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PromotionForm_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CompanyDetails",
      "kind": "LinkedField",
      "name": "companyDetails",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currency",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PromotionTargets_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "b9ff41cec28f29bece7cdafc5a1921ff";

export default node;
