// The wasm kernel and its memory, which holds weights and rows.
export interface Kernel {
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
  /** Only in the quick kernel, which is not faster on every machine. */
  isQuick?(): number;
}

const pageSize = 65_536;

/** The custom section with a second kernel, whose instructions not every browser and machine supports. */
export const quickSection = 'quick';

const sumsOf = (module: WebAssembly.Module, memory: WebAssembly.Memory): Kernel =>
  new WebAssembly.Instance(module, { env: { memory } }).exports as unknown as Kernel;

/** The quick kernel; undefined if it is not supported or not faster here. */
function quickSums(plain: WebAssembly.Module, memory: WebAssembly.Memory): Kernel | undefined {
  const [bytes] = WebAssembly.Module.customSections(plain, quickSection);
  if (!bytes || !WebAssembly.validate(bytes)) return undefined;
  const sums = sumsOf(new WebAssembly.Module(bytes), memory);
  return sums.isQuick?.() ? sums : undefined;
}

/** A stack allocator: everything taken after a mark is released together. */
export class Machine {
  readonly memory: WebAssembly.Memory;
  readonly sums: Kernel;
  #end = 1024;

  private constructor(memory: WebAssembly.Memory, sums: Kernel) {
    this.memory = memory;
    this.sums = sums;
  }

  /** Compiles synchronously: the kernel is only a few kilobytes. */
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

  /** The view is valid until memory grows. */
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
