export {
  chooseImportPeople,
  downloadImportReport,
  downloadImportResults,
  getExternalImport,
  listExternalImports,
  listImportPeople,
  mapExternalImport,
  startExternalImport,
  storeExternalImport,
} from '@moderator/contract/routes';
