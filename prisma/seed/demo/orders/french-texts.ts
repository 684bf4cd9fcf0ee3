import type { DemoTexts } from './demo-texts.ts';

/** Texts of French-speaking customers, and our texts for them. */
export const french: DemoTexts = {
  endCustomers: [
    'Mme Gauthier',
    'M. et Mme Lefebvre',
    'Mariage Pelletier',
    'Chloé Bergeron',
    'M. Rousseau',
    'Inès Caron',
    'Famille Dubois',
    'Théo et Manon',
    'Mme Fournier',
    'M. Lemoine',
    'Juliette Simard',
    'Mme Vasseur',
  ],
  families: [
    'Famille de Jeanne Roy',
    'Famille d’Henri Boucher',
    'Famille de Simone Aubin',
    'Famille de Paul Mercier',
  ],
  references: [
    'Vitrine 1',
    'Fiançailles',
    'Plateau 6',
    'Anniversaire',
    'Noël',
    'Commande spéciale',
    'Atelier',
    'Baptême',
  ],
  engravings: [
    'À toi pour toujours',
    'M & L 12.07.2025',
    'Je t’aime',
    'Ma bonne étoile',
    '20 ans',
    'Pour Élise',
    'Toujours',
    'Avec amour',
  ],
  lineNotes: [
    { about: 'RING', text: 'Anneau confort à l’intérieur, s’il vous plaît.' },
    { about: 'RING', text: 'Comme la bague livrée au printemps.' },
    { about: 'ANY', text: 'La cliente est allergique au nickel.' },
    { about: 'ENGRAVING', text: 'Graver à l’intérieur, en face du poinçon.' },
    { about: 'ANY', text: 'C’est une surprise : ne pas appeler le client.' },
  ],
  orderNotes: [
    'Tout expédier ensemble, s’il vous plaît.',
    'Livraison partielle possible.',
    'Un écrin par pièce.',
    'À livrer avant l’exposition.',
  ],
  questions: [
    {
      about: 'ENGRAVING',
      text: [
        'La gravure doit-elle être en majuscules ou telle que saisie ?',
        'Telle que saisie, en anglaise comme la dernière fois.',
      ],
    },
    {
      about: 'RING',
      text: [
        'La taille tombe entre deux des nôtres. Au-dessus ou au-dessous ?',
        'Au-dessus, l’articulation est large.',
      ],
    },
    { about: 'ANY', text: ['Peut-on livrer en deux fois ?', 'Non, tout ensemble, s’il vous plaît.'] },
    {
      about: 'STONE',
      text: ['Fournissez-vous la pierre centrale ?', 'Non, prenez la vôtre, G-VS comme indiqué.'],
    },
  ],
  proofSent: ['Le dessin attend votre approbation.', 'Voici l’épreuve : hauteur et serti comme convenu.'],
  waxShown: ['La cire est imprimée ; fonte demain.', 'Le modèle avant la fonte.'],
  thanks: ['Magnifique, merci.', 'Bien reçu, la cliente est ravie.', 'Parfait, merci à l’atelier.'],
  declines: [
    { about: 'STONE', text: 'Le chaton est trop haut d’un millimètre.' },
    { about: 'RING', text: 'L’anneau est trop fin pour un port quotidien.' },
    { about: 'ENGRAVING', text: 'Les lettres sont trop petites.' },
    { about: 'ANY', text: 'Un peu plus léger dans l’ensemble, s’il vous plaît.' },
  ],
  cancels: ['La cliente a changé d’avis.', 'Commandée deux fois par erreur.', 'Le mariage est reporté.'],
};
