/**
 * The statement that makes a database as a template is, file by file: through the log, which nobody reads under test, it takes
 * three times as long.
 * @param owner whose it is; of who asks unless told
 */
export const copyOfTemplate = (name: string, template: 'demo' | 'empty', owner?: string): string =>
  `create database ${name}${owner ? ` owner ${owner}` : ''} template template_${template} strategy file_copy`;
