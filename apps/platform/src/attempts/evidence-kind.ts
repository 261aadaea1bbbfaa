/** What kind of evidence a file is, by its media type. */
export function kindOfEvidence(mediaType: string) {
  const [type] = mediaType.split('/');
  return type === 'image' || type === 'video' || type === 'audio' || type === 'text' ? type : 'document';
}
