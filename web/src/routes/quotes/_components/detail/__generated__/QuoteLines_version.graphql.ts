/**
 * @generated SignedSource<<ed48562c66884f0404535349c6d9ee73>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type QuoteLines_version$data = {
  readonly isSent: boolean;
  readonly lines: ReadonlyArray<{
    readonly lineKey: number;
    readonly " $fragmentSpreads": FragmentRefs<"QuoteLine_line">;
  }>;
  readonly number: number;
  readonly total: string | null | undefined;
  readonly " $fragmentType": "QuoteLines_version";
};
export type QuoteLines_version$key = {
  readonly " $data"?: QuoteLines_version$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuoteLines_version">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuoteLines_version",
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
      "kind": "ScalarField",
      "name": "isSent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PriceQuoteLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lineKey",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "QuoteLine_line"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PriceQuoteVersion",
  "abstractKey": null
};

(node as any).hash = "fd9bc1d3290ab74aafc76bc18f522b11";

export default node;
