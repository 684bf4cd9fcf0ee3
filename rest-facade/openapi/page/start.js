const calls = document.querySelector('#calls');

window.SwaggerUIBundle({
  url: calls.dataset.document,
  domNode: calls,
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  tryItOutEnabled: true,
  persistAuthorization: false,
  // The document is not sent to a validator on another host.
  validatorUrl: null,
  queryConfigEnabled: false,
});
