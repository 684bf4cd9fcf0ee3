import type { Words } from './piece.ts';

/** A category and its children, in the order of the menu. */
export type Branch = readonly [code: string, name: Words, text: Words, children?: readonly Branch[]];

/** The menu of the shop. */
export const categoryTree: readonly Branch[] = [
  [
    'RINGS',
    ['Rings', 'Bagues'],
    [
      'Engagement and dress rings, cast and set to order in our own workshop.',
      'Bagues de fiançailles et de fantaisie, fondues et serties sur commande dans notre atelier.',
    ],
    [
      [
        'SOLITAIRES',
        ['Solitaires', 'Solitaires'],
        [
          'One stone, well held: prong and bezel mountings for every cut.',
          'Une pierre, bien tenue : montures à griffes et serties clos pour toutes les tailles.',
        ],
      ],
      [
        'HALOS',
        ['Halos', 'Entourages'],
        [
          'A centre stone framed by matched melee, with pavé or plain shoulders.',
          'Une pierre centrale entourée de petits brillants assortis, épaules pavées ou lisses.',
        ],
      ],
      [
        'THREE_STONE',
        ['Three-stone rings', 'Trilogies'],
        ['Past, present and future in graduated stones.', 'Passé, présent et avenir en pierres graduées.'],
      ],
      [
        'ETERNITY',
        ['Eternity rings', 'Alliances tour complet'],
        [
          'Stones all the way round, calibrated to the finger size.',
          'Des pierres sur tout le tour, calibrées à la taille du doigt.',
        ],
      ],
      [
        'GEMSTONE_RINGS',
        ['Gemstone rings', 'Bagues à pierre de couleur'],
        [
          'Sapphire, ruby, emerald and their lighter sisters.',
          'Saphir, rubis, émeraude et leurs sœurs plus claires.',
        ],
      ],
    ],
  ],
  [
    'WEDDING_BANDS',
    ['Wedding bands', 'Alliances'],
    [
      'Bands turned and finished to size, in ten alloys.',
      'Alliances tournées et finies à la taille, dans dix alliages.',
    ],
    [
      [
        'CLASSIC_BANDS',
        ['Classic bands', 'Alliances classiques'],
        [
          'Court, flat and knife-edge profiles from 2 to 8 mm.',
          'Profils demi-jonc confort, ruban et couteau, de 2 à 8 mm.',
        ],
      ],
      [
        'TEXTURED_BANDS',
        ['Textured bands', 'Alliances texturées'],
        [
          'Hammered by hand, brushed or beaded along the edge.',
          'Martelées à la main, brossées ou perlées sur le bord.',
        ],
      ],
      [
        'DIAMOND_BANDS',
        ['Diamond bands', 'Alliances diamantées'],
        ['Channel, flush and pavé set.', 'Serti rail, serti étoilé et pavage.'],
      ],
      [
        'TWO_TONE_BANDS',
        ['Two-tone bands', 'Alliances bicolores'],
        [
          'Two alloys fused before turning, never plated.',
          'Deux alliages unis avant le tournage, jamais plaqués.',
        ],
      ],
      [
        'WEDDING_SETS',
        ['Wedding sets', 'Parures de mariage'],
        [
          'A ring and the band that sits flush against it.',
          'Une bague et l’alliance qui l’épouse parfaitement.',
        ],
      ],
    ],
  ],
  [
    'PENDANTS',
    ['Pendants', 'Pendentifs'],
    ['Pendants with their chain, ready to be worn.', 'Pendentifs avec leur chaîne, prêts à porter.'],
    [
      [
        'STONE_PENDANTS',
        ['Stone pendants', 'Pendentifs à pierre'],
        ['Solitaire and halo drops.', 'Gouttes en solitaire ou en entourage.'],
      ],
      [
        'CROSSES',
        ['Crosses', 'Croix'],
        ['Plain, brushed and diamond-set crosses.', 'Croix lisses, brossées ou serties de diamants.'],
      ],
      [
        'LOCKETS',
        ['Lockets', 'Médaillons'],
        ['Hinged lockets for two pictures.', 'Médaillons à charnière pour deux photos.'],
      ],
      [
        'SYMBOLS',
        ['Discs, bars and hearts', 'Disques, barres et cœurs'],
        ['Flat shapes made for engraving.', 'Formes plates faites pour la gravure.'],
      ],
    ],
  ],
  [
    'EARRINGS',
    ['Earrings', 'Boucles d’oreilles'],
    ['Matched pairs with the backs of your choice.', 'Paires assorties, avec les poussoirs de votre choix.'],
    [
      [
        'STUDS',
        ['Studs', 'Puces'],
        ['Martini, basket and halo studs.', 'Puces à griffes martini, panier ou entourage.'],
      ],
      [
        'HOOPS',
        ['Hoops', 'Créoles'],
        ['Tube and diamond hoops from 14 to 40 mm.', 'Créoles en tube ou serties, de 14 à 40 mm.'],
      ],
      ['DROPS', ['Drops', 'Pendants d’oreilles'], ['Drops that move.', 'Pendants qui bougent.']],
    ],
  ],
  [
    'BRACELETS',
    ['Bracelets', 'Bracelets'],
    ['Tennis bracelets, bangles, cuffs and links.', 'Rivières, joncs, manchettes et mailles.'],
    [
      [
        'TENNIS',
        ['Tennis bracelets', 'Bracelets rivière'],
        [
          'Rivers of matched brilliants with a safety clasp.',
          'Rivières de brillants assortis, fermoir de sécurité.',
        ],
      ],
      [
        'BANGLES',
        ['Bangles and cuffs', 'Joncs et manchettes'],
        ['Solid and hollow bangles, open cuffs.', 'Joncs massifs ou creux, manchettes ouvertes.'],
      ],
      [
        'LINK_BRACELETS',
        ['Link bracelets', 'Bracelets à mailles'],
        ['Curb, cable and figaro links.', 'Mailles gourmette, forçat et figaro.'],
      ],
    ],
  ],
  [
    'CHAINS',
    ['Chains and necklaces', 'Chaînes et colliers'],
    [
      'Machine-drawn chains finished by hand, and station necklaces.',
      'Chaînes tréfilées finies à la main et colliers à stations.',
    ],
  ],
  [
    'MEMORIAL',
    ['Memorial jewellery', 'Bijoux du souvenir'],
    [
      'Made from a fingerprint or to hold what remains, with the care it deserves.',
      'Faits d’une empreinte ou pour garder ce qui demeure, avec le soin que cela mérite.',
    ],
    [
      [
        'FINGERPRINTS',
        ['Fingerprint jewellery', 'Bijoux à empreinte'],
        [
          'The ridges of a finger, engraved as deep as they were.',
          'Les crêtes d’un doigt, gravées dans leur relief d’origine.',
        ],
      ],
      [
        'URNS',
        ['Urn pendants', 'Pendentifs urne'],
        ['Sealed vessels with a gasket screw.', 'Petits vases fermés par une vis à joint.'],
      ],
    ],
  ],
  [
    'MEN',
    ['Men', 'Homme'],
    ['Signets, cufflinks and heavier chains.', 'Chevalières, boutons de manchette et chaînes plus lourdes.'],
    [
      [
        'SIGNETS',
        ['Signet rings', 'Chevalières'],
        [
          'Oval, cushion and round plates for seal engraving.',
          'Plateaux ovales, coussin et ronds pour la gravure héraldique.',
        ],
      ],
      [
        'CUFFLINKS',
        ['Cufflinks', 'Boutons de manchette'],
        ['Pairs with whale-back toggles.', 'Paires à bascule.'],
      ],
    ],
  ],
  [
    'BROOCHES',
    ['Brooches', 'Broches'],
    ['Flowers raised from sheet, petal by petal.', 'Fleurs repoussées dans la feuille, pétale par pétale.'],
  ],
  [
    'FINDINGS',
    ['Findings and settings', 'Apprêts et chatons'],
    [
      'Clasps, heads, wires and preset stones for your own bench.',
      'Fermoirs, chatons, crochets et pierres serties pour votre établi.',
    ],
  ],
  [
    'SERVICES',
    ['Workshop services', 'Travaux d’atelier'],
    [
      'Sizing, repair, replating and engraving of pieces you send us.',
      'Mise à la taille, réparation, rhodiage et gravure des pièces que vous nous envoyez.',
    ],
  ],
];
