// Small single mutations of a source file: a comparison moved by one, a condition negated, a number incremented. Words,
// patterns and types are left alone: word tables are for fixtures to prove.
import { parseAst } from 'vite';

export interface Mutation {
  line: number;
  start: number;
  end: number;
  /** The replacement. */
  text: string;
  /** The code around it that runs later than on loading the file, if any. */
  spot?: Spot;
}

/** The inside of a block, starting at a statement, or the single expression that a function returns. */
export interface Spot {
  start: number;
  end: number;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

const swaps: Record<string, string> = {
  ...{ '<': '<=', '<=': '<', '>': '>=', '>=': '>' },
  ...{ '===': '!==', '!==': '===', '&&': '||', '||': '&&', '??': '&&' },
  ...{ '+': '-', '-': '+', '*': '/', '/': '*', '%': '*' },
};
const methodSwaps: Record<string, string> = { some: 'every', every: 'some', min: 'max', max: 'min' };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

// Types have no effect at run time; these three only wrap an expression.
const wrappers = new Set(['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression']);
const isTypeOnly = ({ type }: Node) => type.startsWith('TS') && !wrappers.has(type);

const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).filter(isNode));

/** The operator between two operands, wherever the spaces are. */
function operatorSwap(node: Node, source: string): Omit<Mutation, 'line'>[] {
  const text = swaps[String(node.operator)];
  const [left, right] = [node.left, node.right];
  if (text === undefined || !isNode(left) || !isNode(right)) return [];
  const start = source.indexOf(String(node.operator), left.end);
  return start < 0 || start >= right.start
    ? []
    : [{ start, end: start + String(node.operator).length, text }];
}

const negated = ({ start, end }: Node, source: string) => ({
  start,
  end,
  text: `!(${source.slice(start, end)})`,
});

function mutationsAt(node: Node, source: string): Omit<Mutation, 'line'>[] {
  const { start, end } = node;
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
      return operatorSwap(node, source);
    case 'IfStatement':
    case 'ConditionalExpression':
      return isNode(node.test) ? [negated(node.test, source)] : [];
    case 'UnaryExpression':
      return node.operator === '!' ? [{ start, end: start + 1, text: '' }] : [];
    case 'MemberExpression': {
      const property = node.property;
      const text = isNode(property) && !node.computed ? methodSwaps[String(property.name)] : undefined;
      return text !== undefined && isNode(property)
        ? [{ start: property.start, end: property.end, text }]
        : [];
    }
    case 'Literal':
      if (typeof node.value === 'number') return [{ start, end, text: String(node.value + 1) }];
      return typeof node.value === 'boolean' ? [{ start, end, text: String(!node.value) }] : [];
    default:
      return [];
  }
}

const isFunction = ({ type }: Node) =>
  /^(?:Function(?:Declaration|Expression)|ArrowFunctionExpression)$/.test(type);

function spotIn(node: Node): Spot | undefined {
  if (node.type === 'BlockStatement') return { start: node.start + 1, end: node.start + 1 };
  const { body } = node;
  return isFunction(node) && isNode(body) && body.type !== 'BlockStatement' ? body : undefined;
}

export function mutationsOf(source: string): Mutation[] {
  const found: Omit<Mutation, 'line'>[] = [];
  const walk = (node: Node, around?: Spot) => {
    if (isTypeOnly(node)) return;
    const spot = spotIn(node) ?? around;
    const here = spot && { spot: { start: spot.start, end: spot.end } };
    found.push(...mutationsAt(node, source).map((each) => ({ ...each, ...here })));
    for (const child of childrenOf(node)) walk(child, spot);
  };
  walk(parseAst(source, { lang: 'ts' }) as unknown as Node);
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length;
  return found.sort((a, b) => a.start - b.start).map((each) => ({ ...each, line: lineAt(each.start) }));
}

export const mutated = (source: string, { start, end, text }: Mutation): string =>
  source.slice(0, start) + text + source.slice(end);
