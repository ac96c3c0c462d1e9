// The part of pdf.js that is used here. The browser build and the build for Node both fit.

export interface PdfTextItem {
  str: string;
  /** Six numbers: scale and turn in the first four, then x and y from the lower left corner. */
  transform: number[];
  width: number;
  height: number;
}

export type PdfTextPart = PdfTextItem | { type: string };

export interface PdfViewport {
  width: number;
  height: number;
  /** From the file's own coordinates to the upright picture's, from its upper left corner. */
  transform: number[];
}

export interface PdfOperators {
  fnArray: number[];
  argsArray: unknown[];
}

export interface PdfPage {
  getViewport(options: { scale: number; offsetX?: number; offsetY?: number }): PdfViewport;
  streamTextContent(): ReadableStream<{ items: PdfTextPart[] }>;
  getOperatorList(): Promise<PdfOperators>;
  /** Pictures that stand in the page, by the names the operators give them. */
  objs: { get(name: string, whenThere?: (picture: unknown) => void): unknown };
  render(options: { canvasContext: never; canvas: null; viewport: never; background?: string }): {
    promise: Promise<unknown>;
    cancel(): void;
  };
  cleanup(): unknown;
}

export interface PdfDocument {
  numPages: number;
  getPage(number: number): Promise<PdfPage>;
  getMetadata(): Promise<{ info: object }>;
}

/** pdf.js's own numbers for why it asks for a password. */
export const passwordReasons = { needed: 1, wrong: 2 } as const;

/** An error instead of a password gives up. */
export type AskForPassword = (give: (password: string | Error) => void, reason: number) => void;

export interface PdfTask {
  promise: Promise<PdfDocument>;
  /** Takes an `AskForPassword`; pdf.js calls it a function and no more. */
  onPassword?: unknown;
  destroy(): Promise<unknown>;
}

/** How every file is opened: nothing in it is run, no form is filled, and fonts come from the package. */
export interface PdfSource {
  data: Uint8Array;
  isEvalSupported: boolean;
  enableXfa: boolean;
  stopAtErrors: boolean;
  maxImageSize: number;
  verbosity: number;
  password?: string;
}

export interface PdfLibrary {
  getDocument(source: PdfSource): PdfTask;
  OPS: Record<string, number>;
}
