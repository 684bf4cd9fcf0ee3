/** What a picture, font or style sheet is in a component test: a name. */
export default 'asset';
