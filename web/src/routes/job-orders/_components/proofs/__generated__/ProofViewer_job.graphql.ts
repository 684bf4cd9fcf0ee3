/**
 * @generated SignedSource<<b34f212c0bdad68ca30d532d3a2e9171>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProofKind = "CAD" | "ENGRAVING" | "FINGERPRINT" | "RENDER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProofViewer_job$data = {
  readonly commentsOnProofs: boolean;
  readonly id: string;
  readonly number: string;
  readonly proofs: ReadonlyArray<{
    readonly id: string;
    readonly kind: ProofKind;
    readonly versions: ReadonlyArray<{
      readonly comments: ReadonlyArray<{
        readonly id: string;
        readonly page: number;
        readonly resolvedAt: string | null | undefined;
        readonly x: string;
        readonly y: string;
      }>;
      readonly id: string;
      readonly number: number;
      readonly pages: ReadonlyArray<{
        readonly file: {
          readonly height: number;
          readonly url: string;
          readonly width: number;
        };
        readonly page: number;
      }>;
      readonly " $fragmentSpreads": FragmentRefs<"PinList_version" | "ProofDecisionPanel_version">;
    }>;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"ProofDecisionPanel_job">;
  readonly " $fragmentType": "ProofViewer_job";
};
export type ProofViewer_job$key = {
  readonly " $data"?: ProofViewer_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProofViewer_job">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "page",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProofViewer_job",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "commentsOnProofs",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Proof",
      "kind": "LinkedField",
      "name": "proofs",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
          "concreteType": "ProofVersion",
          "kind": "LinkedField",
          "name": "versions",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "ProofPage",
              "kind": "LinkedField",
              "name": "pages",
              "plural": true,
              "selections": [
                (v2/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "FileInfo",
                  "kind": "LinkedField",
                  "name": "file",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "url",
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
                      "name": "height",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "ProofComment",
              "kind": "LinkedField",
              "name": "comments",
              "plural": true,
              "selections": [
                (v0/*:: as any*/),
                (v2/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "x",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "y",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "resolvedAt",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "PinList_version"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ProofDecisionPanel_version"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProofDecisionPanel_job"
    }
  ],
  "type": "JobOrder",
  "abstractKey": null
};
})();

(node as any).hash = "6b23effe297eb96e300f6238c21aca82";

export default node;
