/** Labels of the frame of every document. */
export const KIT_WORDS = {
  en: {
    pageOf: 'Page {page} of {pages}',
    noPicture: 'No picture',
    picture: 'Picture of the piece',
    logo: 'Logo',
  },
  fr: {
    pageOf: 'Page {page} sur {pages}',
    noPicture: 'Sans image',
    picture: 'Image de la pièce',
    logo: 'Logo',
  },
} as const;
