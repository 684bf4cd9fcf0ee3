const calls = document.querySelector('#calls');

window.SwaggerUIBundle({
  url: calls.dataset.document,
  domNode: calls,
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  tryItOutEnabled: true,
  persistAuthorization: false,
  // No other host is told about the document.
  validatorUrl: null,
  queryConfigEnabled: false,
});
