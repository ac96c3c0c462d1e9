// The part of pdf.js that is used here. The browser build and the build for Node both fit.

export interface PdfTextItem {
  str: string;
  /** Six numbers: scale and turn in the first four, then x and y from the lower left corner. */
  transform: number[];
  width: number;
  height: number;
}

export interface PdfPage {
  getTextContent(): Promise<{ items: (PdfTextItem | { type: string })[] }>;
  cleanup(): unknown;
}

export interface PdfDocument {
  numPages: number;
  getPage(number: number): Promise<PdfPage>;
}

export interface PdfLibrary {
  getDocument(source: { data: Uint8Array; isEvalSupported: boolean; verbosity: number }): {
    promise: Promise<PdfDocument>;
    destroy(): Promise<unknown>;
  };
}
