// How words look that are marked in a page, and the name the mark goes by there.

export const markName = 'wayclip';

/** Ink on the colour of marked words, in light and dark pages alike. */
export const markStyle = `
::highlight(${markName}) { background-color: #f3e3b3 !important; color: #1a2224 !important; }
@media (forced-colors: active) {
  ::highlight(${markName}) { background-color: Mark !important; color: MarkText !important; }
}
`;
