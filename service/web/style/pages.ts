/** The top bar, the account page, and the list of itineraries. */
export const pages = `
  .bar { background: var(--surface); border-bottom: 1px solid var(--line); }
  .bar > div { display: flex; align-items: center; gap: 8px 20px; max-width: 1120px; margin: 0 auto; padding: 8px 20px; min-height: 60px; }
  .bar a { text-decoration: none; }
  .bar nav { display: flex; gap: 4px; flex: 1; }
  .bar nav a, .bar .enter { display: inline-flex; align-items: center; min-height: 44px; padding: 6px 12px; border-radius: 10px; color: var(--ink-2); font-weight: 500; }
  .bar nav a:hover { background: var(--sunken); color: var(--ink); }
  .bar nav a[aria-current] { background: var(--accent-wash); color: var(--accent-ink); font-weight: 600; }
  .bar .enter { color: var(--accent-ink); font-weight: 600; }
  @media (max-width: 560px) {
    .bar > div { padding-inline: 16px; gap: 6px; }
    .bar .mark span { display: none; }
    .bar nav a { padding-inline: 10px; }
  }
  .page { max-width: 1120px; margin: 0 auto; padding: 28px 20px 72px; }
  .page.narrow { max-width: 680px; }
  .page > header h1 { font-size: 2.125rem; line-height: 2.5rem; letter-spacing: -0.012em; }
  .panel { background: var(--surface); border: 1px solid var(--line); border-radius: 14px; margin-top: 24px; overflow: hidden; }
  .panel > h2 { padding: 18px 20px 10px; }
  .person { display: flex; align-items: center; gap: 14px; padding: 20px; flex-wrap: wrap; }
  .person .initials { width: 44px; height: 44px; }
  .person > div { flex: 1; min-width: 10rem; }
  .person p { color: var(--ink-2); }
  .panel.sheet { max-width: 440px; padding: 20px 24px 24px; }
  .sheet form.fields, .sheet .alert { margin-top: 0; }
  .sheet .alert + form.fields { margin-top: 20px; }
  .sheet label:first-of-type { margin-top: 0; }
  .panel + .banner { margin-top: 16px; max-width: none; }
  .section .banner { max-width: none; }
  .apps { margin-top: 12px; }
  .apps li { display: flex; gap: 14px; align-items: flex-start; padding: 16px 20px; border-top: 1px solid var(--line); flex-wrap: wrap; }
  .apps li:first-child { border-top: 0; }
  .apps .icon { color: var(--accent-ink); }
  .apps div { flex: 1; min-width: 14rem; }
  .apps p { color: var(--ink-2); margin-top: 2px; }
  .panel > h2 + .apps { margin-top: 0; }
  .apps details { flex: 1; }
  .apps summary { display: inline-flex; align-items: center; min-height: 44px; color: var(--accent-ink); font-weight: 600; cursor: pointer; }
  .apps details form { margin-top: 10px; }
  .extras .banner { margin-top: 24px; max-width: none; }
  @media (max-width: 560px) { .apps form { margin-inline-start: 36px; } }
  .section { margin-top: 36px; }
  .facts-of-account { margin-top: 12px; }
  .facts-of-account li { align-items: flex-start; }
  .facts-of-account li:first-child { border-top: 0; }
  .facts-of-account li > .quiet:first-child { flex: 0 0 7.5rem; }
  .facts-of-account li > :last-child { flex: 1; min-width: 0; }
  .facts-of-account code { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 0.8125rem; line-height: 1.25rem; user-select: all; }
  progress { display: block; appearance: none; width: 100%; height: 6px; margin: 8px 0; border: 0; border-radius: 3px; background: var(--line); overflow: hidden; }
  progress::-webkit-progress-bar { background: var(--line); }
  progress::-webkit-progress-value { background: var(--accent); }
  progress::-moz-progress-bar { background: var(--accent); }
  .going { margin-top: 12px; }
  .going li { display: flex; gap: 12px; padding: 6px 0; }
  .going .icon { color: var(--danger); width: 20px; height: 20px; }
  .chips { display: flex; gap: 8px; overflow-x: auto; margin: 16px -20px 0; padding: 2px 20px 6px; }
  .chip { display: inline-flex; align-items: center; min-height: 36px; padding: 6px 14px; border: 1px solid var(--line-strong);
    border-radius: 18px; color: var(--ink); text-decoration: none; font-weight: 500; white-space: nowrap; flex: none; }
  .chip:hover { background: var(--sunken); }
  .chip[aria-current] { border-color: var(--accent); background: var(--accent-wash); color: var(--accent-ink); font-weight: 600; }
  .cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr)); gap: 20px; margin-top: 20px; }
  .cards li { position: relative; display: flex; flex-direction: column; background: var(--surface); border: 1px solid var(--line);
    border-radius: 14px; overflow: hidden; }
  .cards li:hover { border-color: var(--line-strong); }
  .cards .picture { display: block; width: 100%; height: 140px; object-fit: cover; background: var(--map-land); }
  .cards .text { display: flex; flex-direction: column; gap: 4px; padding: 14px 16px 16px; flex: 1; }
  .cards h2 { font-size: 1.1875rem; line-height: 1.5rem; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
  .cards h2 a { color: inherit; text-decoration: none; }
  .cards h2 a::after { content: ""; position: absolute; inset: 0; border-radius: 14px; }
  .cards h2 a:focus-visible { outline: none; }
  .cards li:has(a:focus-visible) { outline: 2px solid var(--focus); outline-offset: 2px; }
  .cards .state { display: flex; align-items: center; gap: 8px; flex-wrap: wrap; margin-top: auto; padding-top: 8px; }
  .more { margin-top: 24px; text-align: center; }
  .empty { margin-top: 24px; padding: 40px 24px; text-align: center; border: 1.5px dashed var(--line-strong); border-radius: 18px; color: var(--ink-2); }
  .empty p { margin: 6px auto 0; }`;
