/** Metal colours that a piece can be drawn in. */
export type MetalColour = 'YELLOW' | 'WHITE' | 'ROSE' | 'PLATINUM' | 'PALLADIUM' | 'SILVER' | 'BLACK';

/** Surface of the metal. */
export type Finish = 'POLISHED' | 'BRUSHED' | 'SATIN' | 'HAMMERED' | 'MILGRAIN';

/** Cuts of a stone, seen from above. */
export type StoneShape =
  | 'ROUND'
  | 'OVAL'
  | 'PRINCESS'
  | 'CUSHION'
  | 'EMERALD'
  | 'BAGUETTE'
  | 'PEAR'
  | 'MARQUISE'
  | 'CABOCHON';

/** Materials of a stone. */
export type Gem =
  | 'DIAMOND'
  | 'MOISSANITE'
  | 'SAPPHIRE'
  | 'RUBY'
  | 'EMERALD'
  | 'AMETHYST'
  | 'AQUAMARINE'
  | 'OPAL'
  | 'PEARL'
  | 'ONYX';

/** Stones of one kind on a piece; `size` is the longest side in millimetres. */
export type Stone = { shape: StoneShape; gem: Gem; count: number; size: number };

/** Position of the camera: the catalogue's usual angle, straight ahead, or from above. */
export type View = 'ANGLE' | 'FRONT' | 'TOP';

type Metalwork = {
  metalColour: MetalColour;
  secondMetal?: MetalColour;
  /** Metal of the piece's chain, hooks or clasp; default: that of the piece. */
  partMetal?: MetalColour;
  finish: Finish;
  view?: View;
  /** The view of a set shows only its part, such as the band, with the choices for the part. */
  showsPart?: boolean;
};

/** A ring with stones as its main feature; `accent` are the small ones beside the centre. */
export type StoneRingDrawing = Metalwork & {
  kind:
    | 'SOLITAIRE_RING'
    | 'HALO_RING'
    | 'THREE_STONE_RING'
    | 'ETERNITY_RING'
    | 'PAVE_RING'
    | 'BEZEL_RING'
    | 'CLUSTER_RING';
  stone: Stone;
  accent?: Stone;
};

/** Cross-section of a band. */
export type BandProfile = 'COMFORT' | 'FLAT' | 'DOMED' | 'KNIFE_EDGE';

/** A band of `width` millimetres, with an optional row of stones set in its front. */
export type BandDrawing = Metalwork & {
  kind: 'BAND' | 'TWO_TONE_BAND';
  profile: BandProfile;
  width: number;
  stone?: Stone;
};

/** A signet ring: a plate on a widening shank, plain or with a stone. */
export type SignetDrawing = Metalwork & { kind: 'SIGNET_RING'; face: PlateForm; stone?: Stone };

/** Outline of a flat or puffed plate. */
export type PlateForm = 'DISC' | 'OVAL' | 'HEART' | 'BAR' | 'CUSHION' | 'TAG' | 'DROP';

/** Pendants on a fine chain. */
export type PendantDrawing = Metalwork &
  (
    | { kind: 'STONE_PENDANT'; stone: Stone; accent?: Stone }
    | { kind: 'PLATE_PENDANT'; form: PlateForm; stone?: Stone }
    | { kind: 'FINGERPRINT_PENDANT'; form: PlateForm; stone?: Stone }
    | { kind: 'CROSS_PENDANT'; stone?: Stone }
    | { kind: 'LOCKET_PENDANT'; form: PlateForm; stone?: Stone }
    | { kind: 'URN_PENDANT'; form: 'AMPHORA' | 'CYLINDER' | 'TEARDROP'; stone?: Stone }
  );

/** Pairs of earrings; `size` of a hoop is its outer diameter in millimetres. */
export type EarringDrawing = Metalwork &
  (
    | { kind: 'STUD_EARRINGS'; stone: Stone; accent?: Stone }
    | { kind: 'HOOP_EARRINGS'; size: number; width: number; stone?: Stone }
    | { kind: 'DROP_EARRINGS'; stone: Stone; accent?: Stone }
  );

/** How the links of a chain are made. */
export type ChainStyle = 'CABLE' | 'CURB' | 'BOX' | 'ROPE' | 'FIGARO' | 'TRACE';

/** Chains around the neck or the wrist, bangles and cuffs; `width` in millimetres. */
export type LengthDrawing = Metalwork &
  (
    | { kind: 'BANGLE' | 'CUFF'; width: number; stone?: Stone }
    | { kind: 'TENNIS_BRACELET'; stone: Stone }
    | { kind: 'CHAIN_BRACELET' | 'NECKLACE'; style: ChainStyle; width: number; stone?: Stone }
  );

/** Pieces of no other family, findings and loose stones. */
export type OtherDrawing = Metalwork &
  (
    | { kind: 'BROOCH'; stone: Stone; accent?: Stone }
    | { kind: 'CUFFLINKS'; form: PlateForm; stone?: Stone }
    | { kind: 'LOOSE_STONE'; stone: Stone }
    | { kind: 'FINDING'; finding: 'LOBSTER_CLASP' | 'SETTING_HEAD' | 'JUMP_RING' | 'EAR_WIRE' | 'EAR_POST' }
    | { kind: 'SERVICE'; service: 'LOUPE' | 'MANDREL' | 'ENGRAVED_PLATE' }
  );

/** A single piece. */
export type SinglePiece =
  | StoneRingDrawing
  | BandDrawing
  | SignetDrawing
  | PendantDrawing
  | EarringDrawing
  | LengthDrawing
  | OtherDrawing;

/** Two pieces side by side, the first one large; the picture of a category. */
export type CoverDrawing = Metalwork & { kind: 'COVER'; pieces: [SinglePiece, SinglePiece] };

/** Everything that can be drawn, as plain JSON that can be stored with an item type. */
export type PieceDrawing = SinglePiece | CoverDrawing;
