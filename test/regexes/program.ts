// Compiles a regular expression to instructions for a backtracking matcher like those in browsers. An engine reports
// only the time it took; the steps of these instructions can be counted.
import { type AST, parseRegExpLiteral } from '@eslint-community/regexpp';

export type Test = (character: number) => boolean;

export type Instruction =
  | { op: 'take'; test: Test }
  | { op: 'choose'; branches: Branch[]; viable: Map<number | undefined, number[]> }
  | { op: 'go'; to: number }
  | { op: 'check'; isThere: (text: number[], at: number) => boolean }
  | { op: 'look'; program: Program; isNegated: boolean }
  | { op: 'mark'; slot: number }
  | { op: 'moved'; slot: number }
  | { op: 'repeat'; from: number; to: number }
  | { op: 'end' };

export interface Branch {
  to: number;
  /** The test for its first character; undefined if it can be empty. */
  first: Test | undefined;
}

export interface Program {
  instructions: Instruction[];
  /** Look-behinds are matched from their end. */
  isBackward: boolean;
}

const isLineEnd: Test = (character) => [10, 13, 0x2028, 0x2029].includes(character);
// Long expansions such as `{2,5000}` are treated as `{2,}`.
const maxInstructions = 20_000;

const isSimple = (node: AST.Element): node is AST.Character | AST.CharacterSet | AST.CharacterClass =>
  node.type === 'Character' || node.type === 'CharacterSet' || node.type === 'CharacterClass';

const isWord = testOf('\\w', '');

/** The native engine decides which characters belong to a class. */
function testOf(raw: string, flags: string): Test {
  const native = new RegExp(`^(?:${raw})$`, flags.replace(/[^iuvs]/g, ''));
  const known = new Map<number, boolean>();
  return (character) => {
    const before = known.get(character);
    if (before !== undefined) return before;
    const isIn = native.test(String.fromCodePoint(character));
    known.set(character, isIn);
    return isIn;
  };
}

interface Body {
  write: () => void;
  first: Test | undefined;
}

class Compiler {
  private slots = 0;
  private readonly tests = new Map<string, Test>();
  private readonly groups = new Map<AST.CapturingGroup, number>();
  private readonly flags: string;

  constructor(flags: string) {
    this.flags = flags;
  }

  program(alternatives: AST.Alternative[], isBackward: boolean): Program {
    const instructions: Instruction[] = [];
    this.alternatives(instructions, alternatives, isBackward);
    instructions.push({ op: 'end' });
    return { instructions, isBackward };
  }

  private test(node: AST.Character | AST.CharacterSet | AST.CharacterClass): Test {
    if (node.type === 'Character' && !this.flags.includes('i'))
      return (character) => character === node.value;
    const test = this.tests.get(node.raw) ?? testOf(node.raw, this.flags);
    this.tests.set(node.raw, test);
    return test;
  }

  private firstOf(node: AST.Element | undefined, isBackward: boolean): Test | undefined {
    if (!node) return undefined;
    if (isSimple(node)) return this.test(node);
    if (node.type === 'Quantifier') return node.min > 0 ? this.firstOf(node.element, isBackward) : undefined;
    if (node.type !== 'Group' && node.type !== 'CapturingGroup') return undefined;
    const firsts = node.alternatives.map(({ elements }) =>
      this.firstOf(elements.at(isBackward ? -1 : 0), isBackward),
    );
    return firsts.includes(undefined) ? undefined : (character) => firsts.some((first) => first?.(character));
  }

  private choose(into: Instruction[], choices: Body[]): void {
    const branches: Branch[] = [];
    const ends: { op: 'go'; to: number }[] = [];
    into.push({ op: 'choose', branches, viable: new Map() });
    for (const { write, first } of choices) {
      branches.push({ to: into.length, first });
      write();
      const end = { op: 'go' as const, to: 0 };
      into.push(end);
      ends.push(end);
    }
    for (const end of ends) end.to = into.length;
  }

  private alternatives(into: Instruction[], alternatives: AST.Alternative[], isBackward: boolean): void {
    const write = ({ elements }: AST.Alternative) => {
      for (const element of isBackward ? elements.toReversed() : elements)
        this.element(into, element, isBackward);
    };
    const [only] = alternatives;
    const choices = alternatives.map((alternative) => ({
      write: () => write(alternative),
      first: this.firstOf(alternative.elements.at(isBackward ? -1 : 0), isBackward),
    }));
    if (alternatives.length === 1 && only) write(only);
    else this.choose(into, choices);
  }

  private element(into: Instruction[], node: AST.Element, isBackward: boolean): void {
    if (isSimple(node)) into.push({ op: 'take', test: this.test(node) });
    else if (node.type === 'Quantifier') this.quantifier(into, node, isBackward);
    else if (node.type === 'Assertion') into.push(this.assertion(node));
    else if (node.type === 'Group' && !node.modifiers) this.alternatives(into, node.alternatives, isBackward);
    else if (node.type === 'CapturingGroup') this.capture(into, node, isBackward);
    else if (node.type === 'Backreference' && !Array.isArray(node.resolved)) {
      const slot = this.slotOf(node.resolved);
      into.push({ op: 'repeat', from: slot, to: slot + 1 });
    } else throw new Error(`No steps are known for ${node.raw}.`);
  }

  private slotOf(group: AST.CapturingGroup): number {
    const slot = this.groups.get(group) ?? this.slots;
    if (!this.groups.has(group)) this.slots += 2;
    this.groups.set(group, slot);
    return slot;
  }

  private capture(into: Instruction[], node: AST.CapturingGroup, isBackward: boolean): void {
    const isUsed = node.references.length > 0;
    const slot = isUsed ? this.slotOf(node) : 0;
    if (isUsed) into.push({ op: 'mark', slot: isBackward ? slot + 1 : slot });
    this.alternatives(into, node.alternatives, isBackward);
    if (isUsed) into.push({ op: 'mark', slot: isBackward ? slot : slot + 1 });
  }

  private assertion(node: AST.Assertion): Instruction {
    const isMultiline = this.flags.includes('m');
    if (node.kind === 'lookahead' || node.kind === 'lookbehind')
      return {
        op: 'look',
        program: this.program(node.alternatives, node.kind === 'lookbehind'),
        isNegated: node.negate,
      };
    if (node.kind === 'word') {
      const isWordAt = (text: number[], at: number) => text[at] !== undefined && isWord(text[at]);
      return {
        op: 'check',
        isThere: (text, at) => (isWordAt(text, at - 1) !== isWordAt(text, at)) !== node.negate,
      };
    }
    const isEdge = (beside: number | undefined) => beside === undefined || (isMultiline && isLineEnd(beside));
    return { op: 'check', isThere: (text, at) => isEdge(text[node.kind === 'start' ? at - 1 : at]) };
  }

  private quantifier(into: Instruction[], node: AST.Quantifier, isBackward: boolean): void {
    const before = into.length;
    const write = () => this.element(into, node.element, isBackward);
    for (let done = 0; done < node.min; done += 1) write();
    const size = Math.max(1, (into.length - before) / Math.max(1, node.min)) + 2;
    const rest = node.max - node.min;
    const first = this.firstOf(node.element, isBackward);
    const body = { write, first };
    if (rest * size > maxInstructions) this.loop(into, node, body);
    else this.turns(into, node, body);
  }

  /** `{0,3}` is `(?:x(?:x(?:x)?)?)?`: without a second one there is no third. */
  private turns(into: Instruction[], { min, max, greedy }: AST.Quantifier, { write, first }: Body): void {
    const leave: Branch[] = [];
    for (let turn = min; turn < max; turn += 1) {
      const [inside, outside]: [Branch, Branch] = [
        { to: into.length + 1, first },
        { to: 0, first: undefined },
      ];
      into.push({
        op: 'choose',
        branches: greedy ? [inside, outside] : [outside, inside],
        viable: new Map(),
      });
      write();
      leave.push(outside);
    }
    for (const branch of leave) branch.to = into.length;
  }

  private loop(into: Instruction[], { element, greedy }: AST.Quantifier, { write, first }: Body): void {
    const top = into.length;
    const inside: Branch = { to: top + 1, first };
    const outside: Branch = { to: 0, first: undefined };
    into.push({ op: 'choose', branches: greedy ? [inside, outside] : [outside, inside], viable: new Map() });
    const slot = this.slots;
    if (!isSimple(element)) {
      this.slots += 1;
      into.push({ op: 'mark', slot });
    }
    write();
    // An iteration that matches nothing does not count.
    if (!isSimple(element)) into.push({ op: 'moved', slot });
    into.push({ op: 'go', to: top });
    outside.to = into.length;
  }
}

export function programOf(source: string, flags: string): Program {
  const { pattern } = parseRegExpLiteral(new RegExp(source, flags));
  return new Compiler(flags).program(pattern.alternatives, false);
}
