// Finds text in the code's syntax tree that belongs in a catalogue.
import { parseAst } from 'vite';

/** The parts of an element that a person reads besides its content. */
const spoken = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-valuetext',
  'heading',
  'help',
  'label',
  'line',
  'placeholder',
  'title',
  'word',
  'words',
]);
/** "Save stop", but not "Escape", "page-bar-name" or "M0 0h4". */
const sentence = /^\p{Lu}[\p{L}’]*(?:[,:]? [\p{L}\d“”’]+)+/u;
const letters = /\p{L}/u;

interface Node {
  type: string;
  [part: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
const partsOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
const nameOf = (node: unknown): string =>
  isNode(node) ? String(node.name ?? nameOf(node.property ?? node.callee)) : '';

/** Errors and logs are for developers, not for travellers. */
const isForDevelopers = (node: Node): boolean =>
  (node.type === 'NewExpression' && nameOf(node.callee).endsWith('Error')) ||
  (node.type === 'CallExpression' && isNode(node.callee) && nameOf(node.callee.object) === 'console');

function literalOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateElement') return '';
  return isRaw(node.value) ? node.value.raw : '';
}
const isRaw = (value: unknown): value is { raw: string } =>
  typeof value === 'object' && value !== null && 'raw' in value && typeof value.raw === 'string';

function wordsAt(node: Node): string | undefined {
  if (node.type === 'JSXText')
    return letters.test(String(node.value)) ? String(node.value).trim() : undefined;
  if (node.type === 'JSXAttribute' && spoken.has(nameOf(node.name))) {
    const said = literalOf(node.value);
    return letters.test(said) ? said : undefined;
  }
  const said = literalOf(node);
  return sentence.test(said) ? said : undefined;
}

/** All of them, in the order of the file. */
export function plainWords(code: string, lang: 'ts' | 'tsx' = 'tsx'): string[] {
  const found: string[] = [];
  const look = (node: Node) => {
    if (isForDevelopers(node) || node.type === 'ImportDeclaration') return;
    const words = wordsAt(node);
    if (words !== undefined) found.push(words);
    else for (const part of partsOf(node)) look(part);
  };
  // The tree is plain data; only its outermost type comes from ESTree.
  look(parseAst(code, { lang }) as unknown as Node);
  return found;
}
