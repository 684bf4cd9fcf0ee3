/** A kind of work in the tree of custom orders, with further kinds or with categories of pieces below it. */
export type TemplateBranch = {
  readonly code: string;
  readonly name: readonly [en: string, fr: string];
  readonly text: readonly [en: string, fr: string];
  readonly kinds?: readonly TemplateBranch[];
  /** Category whose first pieces are below it. */
  readonly categoryCode?: string;
  /** Not yet enabled by staff. */
  readonly isPlanned?: boolean;
};

/** The tree of the demo: kinds of work, their purposes, and pieces to start from. */
export const templateTree: readonly TemplateBranch[] = [
  {
    code: 'C-RINGS',
    name: ['Rings', 'Bagues'],
    text: ['From a sketch to the finger.', 'Du croquis au doigt.'],
    kinds: [
      {
        code: 'C-SOLITAIRES',
        name: ['Solitaires', 'Solitaires'],
        text: ['One stone, your own head and shank.', 'Une pierre, votre chaton et votre corps de bague.'],
        categoryCode: 'SOLITAIRES',
      },
      {
        code: 'C-HALOS',
        name: ['Halos', 'Entourages'],
        text: ['A centre stone in a ring of small ones.', 'Une pierre de centre entourée de petites.'],
        categoryCode: 'HALOS',
      },
      {
        code: 'C-GEMSTONES',
        name: ['Coloured stones', 'Pierres de couleur'],
        text: ['Around a stone that you bring or choose.', 'Autour d’une pierre apportée ou choisie.'],
        categoryCode: 'GEMSTONE_RINGS',
      },
    ],
  },
  {
    code: 'C-BANDS',
    name: ['Wedding bands', 'Alliances'],
    text: [
      'Profiles, textures and stones as you draw them.',
      'Profils, textures et pierres selon votre dessin.',
    ],
    kinds: [
      {
        code: 'C-CLASSIC-BANDS',
        name: ['Plain bands', 'Alliances lisses'],
        text: ['Any profile, any width.', 'Tous les profils, toutes les largeurs.'],
        categoryCode: 'CLASSIC_BANDS',
      },
      {
        code: 'C-SETS',
        name: ['Wedding sets', 'Parures de mariage'],
        text: ['Ring and band that fit each other.', 'Une bague et une alliance qui s’accordent.'],
        categoryCode: 'WEDDING_SETS',
      },
    ],
  },
  {
    code: 'C-PENDANTS',
    name: ['Pendants', 'Pendentifs'],
    text: [
      'Lockets, symbols and stones to wear close.',
      'Médaillons, symboles et pierres à porter près de soi.',
    ],
    kinds: [
      {
        code: 'C-LOCKETS',
        name: ['Lockets', 'Médaillons'],
        text: ['For a picture or an engraving.', 'Pour une photo ou une gravure.'],
        categoryCode: 'LOCKETS',
      },
      {
        code: 'C-SYMBOLS',
        name: ['Symbols', 'Symboles'],
        text: ['A sign of your own.', 'Un signe qui est le vôtre.'],
        categoryCode: 'SYMBOLS',
      },
      {
        code: 'C-CHARMS',
        name: ['Charms', 'Breloques'],
        text: [
          'Small pieces to collect, from next season on.',
          'De petites pièces à collectionner, dès la prochaine saison.',
        ],
        isPlanned: true,
      },
    ],
  },
];
