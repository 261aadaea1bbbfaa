import { parseSync, traverse } from '@babel/core';
import type { NodePath, types } from '@babel/core';

/** Attributes and properties whose text people read or hear. */
const spoken =
  /^(label|title|placeholder|alt|hint|heading|header|word|words|sentence|message|text|term|description|summary|fallback|aria-label|aria-description|aria-roledescription|aria-valuetext)$/;
const macros = new Set(['t', 'msg', 'plural']);
const macroElements = new Set(['Trans', 'Plural']);

const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text);
/** A sentence or part of one, as no identifier, address or class name is written. */
const isProse = (text: string): boolean => /^\p{Lu}\p{Ll}*[’']?\p{L}* \p{L}/u.test(text.trim());

const nameOf = (node: types.Node): string =>
  node.type === 'Identifier' || node.type === 'JSXIdentifier'
    ? node.name
    : node.type === 'StringLiteral'
      ? node.value
      : '';

/** Inside a macro, or where no person looks: the texts of thrown errors, types, imports. */
const isTakenCareOf = (path: NodePath): boolean =>
  path.findParent(({ node }) => {
    if (node.type === 'TaggedTemplateExpression') return macros.has(nameOf(node.tag));
    if (node.type === 'CallExpression') return macros.has(nameOf(node.callee));
    if (node.type === 'JSXElement') return macroElements.has(nameOf(node.openingElement.name));
    if (node.type === 'NewExpression') return nameOf(node.callee).endsWith('Error');
    return /^(TS|Import|Export.*(All|Named)Decl)/.test(node.type) && !node.type.endsWith('Expression')
      ? node.type !== 'ExportNamedDeclaration'
      : false;
  }) !== null;

/** What a literal is written for: the attribute, property or call that it is a value of. */
function placeOf(path: NodePath): 'shown' | 'spoken' | 'silent' | 'elsewhere' {
  let at = path;
  while (at.parentPath) {
    const { node, parent } = at;
    if (parent.type === 'ConditionalExpression' && parent.test === node) return 'elsewhere';
    if (parent.type === 'JSXExpressionContainer') at = at.parentPath;
    else if (parent.type === 'JSXAttribute') return spoken.test(nameOf(parent.name)) ? 'spoken' : 'silent';
    else if (parent.type === 'ObjectProperty')
      return parent.value === node && spoken.test(nameOf(parent.key)) ? 'spoken' : 'elsewhere';
    else if (parent.type === 'JSXElement' || parent.type === 'JSXFragment') return 'shown';
    else if (['ConditionalExpression', 'LogicalExpression', 'TemplateLiteral'].includes(parent.type))
      at = at.parentPath;
    else return 'elsewhere';
  }
  return 'elsewhere';
}

/** Texts of a source file that people see and no catalogue knows, each as `line: text`. */
export function untranslated(code: string, filename: string): string[] {
  const tree = parseSync(code, {
    filename,
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: ['typescript', 'jsx'] },
  });
  const found: string[] = [];
  const report = (path: NodePath, text: string) =>
    found.push(`${path.node.loc?.start.line}: ${text.trim().replaceAll(/\s+/g, ' ')}`);
  const look = (path: NodePath, text: string) => {
    if (!hasWords(text) || isTakenCareOf(path)) return;
    const place = placeOf(path);
    if (place === 'shown' || place === 'spoken' || (place === 'elsewhere' && isProse(text)))
      report(path, text);
  };
  traverse(tree!, {
    JSXText: (path) => {
      if (hasWords(path.node.value) && !isTakenCareOf(path)) report(path, path.node.value);
    },
    StringLiteral: (path) => look(path, path.node.value),
    TemplateLiteral: (path) => {
      // Words between the values; the values themselves are not text of ours.
      if (path.parent.type !== 'TaggedTemplateExpression')
        look(path, path.node.quasis.map(({ value }) => value.raw).join(' … '));
    },
  });
  return found;
}
