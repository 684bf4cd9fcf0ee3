/** Starts GraphiQL on its page. What it needs to know stands in the attributes of its script element. */
const { workers, options } = document.currentScript.dataset;
const urls = JSON.parse(workers);

globalThis.MonacoEnvironment = {
  globalAPI: false,
  getWorkerUrl: (_moduleId, label) => urls[label] ?? urls.editorWorkerService,
};
globalThis.YogaGraphiQL.renderYogaGraphiQL(document.querySelector('#root'), JSON.parse(options));
