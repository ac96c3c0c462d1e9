// The kernel with its memory: where weights and rows lie, and the sums by name.
export interface Sums {
  pack(from: number, to: number, outputs: number, inputs: number): void;
  linear(
    x: number,
    weights: number,
    scale: number,
    out: number,
    rows: number,
    outputs: number,
    inputs: number,
    room: number,
    adds: boolean,
  ): void;
  norm(x: number, gain: number, out: number, rows: number, width: number): void;
  gated(x: number, out: number, rows: number, inner: number): void;
  turn(qkv: number, turns: number, rows: number, heads: number, wide: number): void;
  attend(
    qkv: number,
    out: number,
    from: number,
    count: number,
    first: number,
    next: number,
    heads: number,
    room: number,
  ): void;
  /** Only in a kernel that not every machine is quick with. */
  isQuick?(): number;
}

const pageSize = 65_536;

/** Where a kernel holds another one, of instructions that not every browser and not every machine has. */
export const quickSection = 'quick';

const sumsOf = (module: WebAssembly.Module, memory: WebAssembly.Memory): Sums =>
  new WebAssembly.Instance(module, { env: { memory } }).exports as unknown as Sums;

/** The same sums, quicker; undefined where they would not be. */
function quickSums(plain: WebAssembly.Module, memory: WebAssembly.Memory): Sums | undefined {
  const [bytes] = WebAssembly.Module.customSections(plain, quickSection);
  if (!bytes || !WebAssembly.validate(bytes)) return undefined;
  const sums = sumsOf(new WebAssembly.Module(bytes), memory);
  return sums.isQuick?.() ? sums : undefined;
}

/** Memory that is only ever taken; what was taken behind a mark is given back together. */
export class Machine {
  readonly memory: WebAssembly.Memory;
  readonly sums: Sums;
  #end = 1024;

  private constructor(memory: WebAssembly.Memory, sums: Sums) {
    this.memory = memory;
    this.sums = sums;
  }

  /** At once: the kernel is a few kilobytes. */
  static start(kernel: Uint8Array): Machine {
    const memory = new WebAssembly.Memory({ initial: 16 });
    const plain = new WebAssembly.Module(kernel as BufferSource & Uint8Array);
    return new Machine(memory, quickSums(plain, memory) ?? sumsOf(plain, memory));
  }

  take(bytes: number): number {
    const at = this.#end;
    this.#end = (at + bytes + 15) & ~15;
    const lacking = this.#end - this.memory.buffer.byteLength;
    if (lacking > 0) this.memory.grow(Math.ceil(lacking / pageSize));
    return at;
  }

  get mark(): number {
    return this.#end;
  }

  giveBack(mark: number): void {
    this.#end = mark;
  }

  /** A view is good until memory grows. */
  floats(at: number, count: number): Float32Array {
    return new Float32Array(this.memory.buffer, at, count);
  }

  bytes(at: number, count: number): Uint8Array {
    return new Uint8Array(this.memory.buffer, at, count);
  }

  put(values: Float32Array): number {
    const at = this.take(values.byteLength);
    this.floats(at, values.length).set(values);
    return at;
  }
}
