/**
 * @generated SignedSource<<f74ef676ce970064a4f30d1c260ee187>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type QuoteTerms_version$data = {
  readonly depositPercent: string | null | undefined;
  readonly discountPercent: string | null | undefined;
  readonly internalNote: string | null | undefined;
  readonly leadDays: number | null | undefined;
  readonly marginPercent: string | null | undefined;
  readonly pricingNote: string | null | undefined;
  readonly sentAt: string | null | undefined;
  readonly sentBy: {
    readonly fullName: string;
  } | null | undefined;
  readonly terms: string | null | undefined;
  readonly validOn: string | null | undefined;
  readonly validUntil: string | null | undefined;
  readonly versionNumber: number;
  readonly " $fragmentType": "QuoteTerms_version";
};
export type QuoteTerms_version$key = {
  readonly " $data"?: QuoteTerms_version$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuoteTerms_version">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuoteTerms_version",
  "selections": [
    {
      "alias": "versionNumber",
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "terms",
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
      "name": "leadDays",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "validOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "validUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pricingNote",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sentAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "sentBy",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fullName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "marginPercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "discountPercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "internalNote",
      "storageKey": null
    }
  ],
  "type": "PriceQuoteVersion",
  "abstractKey": null
};

(node as any).hash = "5d95ea980a0088d98dfc27538f7b0d0f";

export default node;
