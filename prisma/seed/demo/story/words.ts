/** What people write in the demo, by language; `{…}` is filled in. */
export type Words = {
  endCustomers: readonly string[];
  families: readonly string[];
  references: readonly string[];
  engravings: readonly string[];
  lineNotes: readonly string[];
  orderNotes: readonly string[];
  /** A question of ours and the customer's answer. */
  questions: readonly (readonly [question: string, answer: string])[];
  proofSent: readonly string[];
  waxShown: readonly string[];
  thanks: readonly string[];
  declines: readonly string[];
  cancels: readonly string[];
};

const english: Words = {
  endCustomers: [
    'Whitmore wedding', 'J. & A. Castellanos', 'Harriet Boyle', 'Mr. Feng', 'The Okonkwos', 'Rosalind Pierce',
    'D. Lindholm', 'Marisol Vega', 'Tobias Grant', 'Dr. Anand', 'Eleanor Shaw', 'Callum & Priya', 'Mrs. Delacroix',
    'Nathan Birch', 'Sofia Marchetti', 'The Hallorans', 'Imani Brooks', 'Gus Petrakis', 'Freya Nilsen', 'K. Watanabe',
    'Beatrix Lowe', 'Andre Baptiste', 'Hannah & Joel', 'Ms. Kowalczyk',
  ],
  families: [
    'Family of Margaret Ellis', 'Family of Robert Haynes', 'Family of Dorothy Kerr', 'Family of Luis Ortega',
    'Family of Helen Braun', 'Family of James Whitaker', 'Family of Ruth Abernathy', 'Family of Samuel Ngata',
    'Family of Grace Holloway', 'Family of Frank DeLuca', 'Family of Iris Thornton', 'Family of Walter Szabo',
  ],
  references: ['Window 2', 'Bridal case', 'Tray 14', 'Trunk show', 'Anniversary', 'Repair bench', 'Holiday stock', 'Engagement', 'Special order', 'Memo return', 'Graduation', 'Display B'],
  engravings: ['Always, M.', 'A & J 06.14.25', 'To the moon and back', 'Forever yours', 'C + P', 'Love, Mom', '25 years', 'Amor vincit omnia', 'My north star', 'E.S. 1948–2024', 'Brave', 'Sis'],
  lineNotes: [
    'Please keep the shank as drawn, no taper.', 'Match the ring we had from you in spring.', 'Comfort fit inside, please.',
    'Customer is allergic to nickel.', 'Stone table facing up in the box.', 'Engrave inside, centred opposite the hallmark.',
    'High polish on the edges, satin in the middle.', 'Surprise: do not call the customer.', 'Send with a grey ring box.',
  ],
  orderNotes: ['Ship everything together.', 'Part delivery is fine.', 'Please pack each piece on its own.', 'Needed for the trunk show.', 'Call Dana before you change anything.'],
  questions: [
    ['Shall the engraving be in capitals or as typed?', 'As typed, please, in the script of our last order.'],
    ['The size is between two of ours after the comfort fit. Round up or down?', 'Round up, the knuckle is wide.'],
    ['The finish you chose hides the milgrain. Polished edge instead?', 'Yes, polished edge, satin middle.'],
    ['Do you send the centre stone or shall we supply it?', 'Please supply it, G–VS as listed.'],
    ['Which of the two addresses is this going to?', 'The store, please. We close at six.'],
    ['The chain is short for this pendant. Take the 18 inch?', 'Good catch. 18 inch, please.'],
  ],
  proofSent: ['The drawing is ready for your approval.', 'Please look at the proof: height and setting as discussed.', 'Proof attached. Once you approve we print the wax.'],
  waxShown: ['The wax is printed; casting tomorrow.', 'Wax model for your file. The seat is cut for your stone.', 'This is the model before casting.'],
  thanks: ['Looks wonderful, thank you.', 'Arrived safely. The customer cried (good tears).', 'Perfect fit, thanks to the bench.', 'Received, thank you.'],
  declines: ['The head sits too high; lower it by a millimetre.', 'The shank is too thin for daily wear.', 'The letters are too small to read.', 'Prongs should be claw-shaped, as in our sketch.', 'The print is cropped at the top; use the whole finger.'],
  cancels: ['Customer changed her mind.', 'Ordered twice by mistake.', 'The wedding is postponed.', 'We found the piece in our stock.'],
};

const french: Words = {
  endCustomers: ['Mme Gauthier', 'M. et Mme Lefebvre', 'Mariage Pelletier', 'Chloé Bergeron', 'M. Rousseau', 'Inès Caron', 'Famille Dubois', 'Théo et Manon', 'Mme Fournier', 'M. Lemoine', 'Juliette Simard', 'Mme Vasseur'],
  families: ['Famille de Jeanne Roy', 'Famille d’Henri Boucher', 'Famille de Simone Aubin', 'Famille de Paul Mercier'],
  references: ['Vitrine 1', 'Fiançailles', 'Plateau 6', 'Anniversaire', 'Noël', 'Commande spéciale', 'Atelier', 'Baptême'],
  engravings: ['À toi pour toujours', 'M & L 12.07.2025', 'Je t’aime', 'Ma bonne étoile', '20 ans', 'Pour Élise', 'Toujours', 'Avec amour'],
  lineNotes: ['Anneau confort à l’intérieur, s’il vous plaît.', 'Comme la bague livrée au printemps.', 'La cliente est allergique au nickel.', 'Graver à l’intérieur, en face du poinçon.', 'C’est une surprise : ne pas appeler le client.'],
  orderNotes: ['Tout expédier ensemble, s’il vous plaît.', 'Livraison partielle possible.', 'Un écrin par pièce.', 'À livrer avant l’exposition.'],
  questions: [
    ['La gravure doit-elle être en majuscules ou telle que saisie ?', 'Telle que saisie, en anglaise comme la dernière fois.'],
    ['La taille tombe entre deux des nôtres. Au-dessus ou au-dessous ?', 'Au-dessus, l’articulation est large.'],
    ['Fournissez-vous la pierre centrale ?', 'Non, prenez la vôtre, G-VS comme indiqué.'],
  ],
  proofSent: ['Le dessin attend votre approbation.', 'Voici l’épreuve : hauteur et serti comme convenu.'],
  waxShown: ['La cire est imprimée ; fonte demain.', 'Le modèle avant la fonte.'],
  thanks: ['Magnifique, merci.', 'Bien reçu, la cliente est ravie.', 'Parfait, merci à l’atelier.'],
  declines: ['Le chaton est trop haut d’un millimètre.', 'L’anneau est trop fin pour un port quotidien.', 'Les lettres sont trop petites.'],
  cancels: ['La cliente a changé d’avis.', 'Commandée deux fois par erreur.', 'Le mariage est reporté.'],
};

/** The words of a language. */
export const WORDS: Readonly<Record<'en' | 'fr', Words>> = { en: english, fr: french };

/** What our own people tell each other; customers never read it. */
export const SHOP_TALK = {
  held: ['Centre stone arrives from the cutter next week.', 'Casting furnace down, back on Thursday.', 'Waiting for the chain from the supplier.', 'Customer’s stone is chipped; Silas calls them.'],
  resumed: ['Stone is in, go on.', 'Furnace is back.'],
  reworked: ['Porosity at the shank, filled and repolished.', 'One pavé stone loose, reset.', 'Finish uneven inside, back to polishing.'],
  remade: ['Crack across the gallery. Cast again.', 'Stamped in the wrong alloy. Make it anew.', 'Size off by a full number. Make it anew.'],
  benchCancelled: ['Customer withdrew by phone after casting.', 'End customer cancelled; agreed to pay the work.'],
  remarks: ['Use the 4-prong head from drawer 12.', 'Take the wax from the archive, same as last year.', 'Weigh before and after polishing.', 'Ada wants to see this one before it leaves.', 'Polish by hand, no drum.'],
} as const;
