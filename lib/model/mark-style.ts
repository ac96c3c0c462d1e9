// The style and the highlight name for words marked on a page.

export const markName = 'wayclip';

/** Dark ink on the highlight colour, on light and dark pages alike. */
export const markStyle = `
::highlight(${markName}) { background-color: #f3e3b3 !important; color: #1a2224 !important; }
@media (forced-colors: active) {
  ::highlight(${markName}) { background-color: Mark !important; color: MarkText !important; }
}
`;
