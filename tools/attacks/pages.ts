// Test pages that attacks are built on.

const day = (number: number, name: string, stops: string[], picture = '') =>
  `<h2>Day ${number}: ${name}</h2>${picture}<ul>${stops.map((stop) => `<li><b>${stop}</b>, a stop of the day</li>`).join('')}</ul>`;

/** A blog post about two days in Ghent. */
export const trip = (title = 'Two days in Ghent', pictures: string[] = []): string => {
  const picture = (at: number) =>
    pictures[at] ? `<p><img src="${pictures[at]}" width="800" height="600"></p>` : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><article>
    <h1>${title}</h1>${day(1, 'Old town', ['09:00 Graslei', '11:00 Gravensteen', '13:00 Zzyxhof'], picture(0))}
    ${day(2, 'South', ['10:00 STAM', '12:00 Citadelpark'], picture(1))}</article></body></html>`;
};

/** The same post with more HTML at its end. */
export const tripAnd = (more: string): string => trip().replace('</body>', `${more}</body>`);
