export { cancelUpload, getUpload, sendUploadPart, startUpload } from '@moderator/contract/routes';
