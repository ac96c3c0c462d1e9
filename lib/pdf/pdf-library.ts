// The part of pdf.js that is used here. Both the browser build and the Node build fit it.

export interface PdfTextItem {
  str: string;
  /** Six numbers: scale and rotation in the first four, then x and y from the lower left corner. */
  transform: number[];
  width: number;
  height: number;
}

export type PdfTextPart = PdfTextItem | { type: string };

export interface PdfViewport {
  width: number;
  height: number;
  /** Maps the file's coordinates to those of the upright picture, from its upper left corner. */
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
  /** The pictures of the page, by the names the operators give them. */
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

/** pdf.js's numbers for the reason it asks for a password. */
export const passwordReasons = { needed: 1, wrong: 2 } as const;

/** Passing an error instead of a password gives up. */
export type AskForPassword = (give: (password: string | Error) => void, reason: number) => void;

export interface PdfTask {
  promise: Promise<PdfDocument>;
  /** Takes an `AskForPassword`; pdf.js only declares a function. */
  onPassword?: unknown;
  destroy(): Promise<unknown>;
}

/** How every file is opened: nothing in it is executed, no form is filled, and fonts come from the package. */
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
