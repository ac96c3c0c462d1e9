// Many pages are still laid out with tables: only a table of facts becomes rows.

const layout = 'table, h1, h2, h3, h4, h5, h6, ul, ol, figure, iframe';

/** True for a table whose rows say something together; false where its cells are just boxes on the page. */
export function isTableOfFacts(table: Element): boolean {
  const role = table.getAttribute('role');
  if (role === 'presentation' || role === 'none') return false;
  if (table.querySelector(layout)) return false;
  return [...table.querySelectorAll('tr')].some((row) => row.children.length > 1);
}
