import type { Piece, PieceAlloy } from '../sources/piece.ts';

/** A piece without the fields that no price depends on. */
export type SheetPiece = Omit<
  Piece,
  'version' | 'parcel' | 'pricingMode' | 'requiresProof' | 'isStock' | 'variants' | 'alloys'
> & { readonly alloys: readonly Omit<PieceAlloy, 'colour' | 'mark'>[] };

/** A value in API form: integer ids are called `databaseId`, `id` is opaque. */
export type ApiForm<Value> = Value extends readonly (infer One)[]
  ? readonly ApiForm<One>[]
  : Value extends object
    ? { readonly [Key in keyof Value as Key extends 'id' ? 'databaseId' : Key]: ApiForm<Value[Key]> }
    : Value;

/** A decimal as API text. */
type DecimalText = string;

/** A price sheet as JSON: everything that the prices of a piece depend on for one customer. */
export type SheetFacts = {
  /** When it was created, by the server's clock. */
  readonly at: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly priceHoldHours: number;
  readonly roundTo: DecimalText | null;
  readonly customerId: number | null;
  readonly customerTypeId: number | null;
  /** The piece, then its parts. */
  readonly pieces: readonly ApiForm<SheetPiece>[];
  readonly market: readonly {
    readonly metalCode: string;
    readonly metalName: string;
    readonly pricePerOunce: DecimalText;
    readonly asOf: string;
  }[];
  readonly settingRates: readonly {
    readonly settingType: string;
    readonly minCarat: DecimalText;
    readonly maxCarat: DecimalText | null;
    readonly pricePerStone: DecimalText;
  }[];
  readonly stonePrices: readonly {
    readonly gem: string;
    readonly shape: string;
    readonly quality: string;
    readonly customerId: number | null;
    readonly customerTypeId: number | null;
    readonly minCarat: DecimalText;
    readonly maxCarat: DecimalText | null;
    readonly pricePerCarat: DecimalText | null;
    readonly pricePerPiece: DecimalText | null;
  }[];
  readonly terms: readonly {
    readonly customerId: number | null;
    readonly customerTypeId: number | null;
    readonly itemTypeId: number | null;
    readonly itemGroupId: number | null;
    readonly percent: DecimalText;
  }[];
  readonly priorities: readonly {
    readonly databaseId: number;
    readonly code: string;
    readonly nameEn: string;
    readonly nameFr: string;
    readonly factor: DecimalText;
    readonly leadFactor: DecimalText;
  }[];
};
