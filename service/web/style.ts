// Pure: no browser, no network, no clock.
// The look of the pages for people: paper, ink, one accent, light and dark as the browser prefers.
const light = `
  --bg: #f5f4f0; --surface: #fffefc; --raised: #ffffff; --sunken: #efede7; --line: #dfdcd3; --line-strong: #7e8380;
  --ink: #1a2224; --ink-2: #455052; --pencil: #5f696a; --accent: #0d5c6b; --accent-hover: #0a4955; --on-accent: #ffffff;
  --accent-ink: #0d5c6b; --danger: #a0351e; --danger-wash: #fbe9e3; --focus: #1a2224; --on-route: #ffffff;
  --d1: #0d5c6b; --d2: #8a4b12; --d3: #6b3a75; --d4: #3f6330; --d5: #8c2f4b; --d6: #3d4f8f;`;
const dark = `
  --bg: #0f1415; --surface: #161c1e; --raised: #1e2628; --sunken: #0f1415; --line: #2c3537; --line-strong: #7a8584;
  --ink: #eceae3; --ink-2: #bcc3c1; --pencil: #9ba5a4; --accent: #82cad6; --accent-hover: #9dd8e1; --on-accent: #06262c;
  --accent-ink: #8fd1dc; --danger: #f29a84; --danger-wash: #341f1a; --focus: #f4f1e8; --on-route: #0b1a1d;
  --d1: #82cad6; --d2: #e0a66a; --d3: #cfa0d9; --d4: #a6cb8e; --d5: #eb9ab2; --d6: #a7b6ee;`;

const base = `
  *, ::before, ::after { box-sizing: border-box; }
  body { margin: 0; min-height: 100vh; background: var(--bg); color: var(--ink); overflow-wrap: anywhere;
    font: 0.875rem/1.25rem Inter, ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
  h1, h2 { font-family: "Iowan Old Style", "Palatino Linotype", Palatino, P052, Georgia, serif; font-weight: 400; margin: 0; }
  h1 { font-size: 1.5625rem; line-height: 1.875rem; letter-spacing: -0.008em; }
  h2 { font-size: 1.25rem; line-height: 1.625rem; }
  h3 { font-size: 0.9375rem; line-height: 1.25rem; font-weight: 600; letter-spacing: -0.008em; margin: 0; }
  p { margin: 0; max-width: 60ch; }
  a { color: var(--accent-ink); text-underline-offset: 3px; }
  ul, ol { list-style: none; margin: 0; padding: 0; }
  svg { width: 22px; height: 22px; fill: none; stroke: currentColor; stroke-width: 1.75;
    stroke-linecap: round; stroke-linejoin: round; flex: none; }
  :focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
  .lead { color: var(--ink-2); font-size: 0.9375rem; line-height: 1.375rem; margin-top: 8px; }
  .quiet { color: var(--pencil); }
  .small { font-size: 0.8125rem; line-height: 1.125rem; }`;

const card = `
  .card { width: min(100%, 440px); margin: 0 auto; min-height: 100vh; background: var(--surface); padding: 32px 24px 28px; }
  @media (min-width: 520px) {
    .card { min-height: 0; margin-top: max(32px, 9vh); border: 1px solid var(--line); border-radius: 14px; padding: 32px; }
  }
  .mark { display: flex; align-items: center; gap: 8px; color: var(--pencil); font-weight: 600; margin-bottom: 20px; }
  .mark svg { color: var(--accent-ink); }
  .label { font-size: 0.78125rem; line-height: 1rem; font-weight: 550; color: var(--ink-2); margin: 24px 0 4px; }
  .asks li { display: flex; gap: 14px; padding: 12px 0; border-bottom: 1px solid var(--line); }
  .asks li:last-child { border-bottom: 0; }
  .asks svg { color: var(--accent-ink); margin-top: 1px; }
  .asks .not svg { color: var(--pencil); }
  .asks p { color: var(--ink-2); }
  /* A sign-in window is low: the answers stay in sight while the rest scrolls. */
  .answers { position: sticky; bottom: 0; display: flex; gap: 12px; margin-top: 12px; padding: 12px 0;
    background: var(--surface); border-top: 1px solid var(--line); }
  .answers form:last-child { flex: 1; }
  .answers button.primary, .answers button.secondary { margin: 0; }
  .who { margin-top: 4px; color: var(--ink-2); }`;

const form = `
  form.fields { margin-top: 20px; }
  label { display: block; font-size: 0.78125rem; line-height: 1rem; font-weight: 550; margin: 14px 0 6px; }
  input { width: 100%; min-height: 44px; padding: 10px 12px; border: 1px solid var(--line-strong); border-radius: 9px;
    background: var(--raised); color: var(--ink); font: inherit; font-size: 1rem; }
  .hint { color: var(--pencil); margin-top: 6px; }
  .alert { margin-top: 20px; padding: 12px 14px; border-radius: 10px; background: var(--danger-wash); color: var(--danger);
    font-weight: 500; }
  button { min-height: 44px; padding: 10px 20px; border-radius: 10px; border: 1px solid transparent; font: inherit;
    font-weight: 600; cursor: pointer; }
  .primary { width: 100%; margin-top: 24px; background: var(--accent); color: var(--on-accent); }
  .primary:hover { background: var(--accent-hover); }
  .secondary { width: 100%; margin-top: 8px; background: none; color: var(--accent-ink); }
  .secondary:hover, .link:hover { text-decoration: underline; text-underline-offset: 3px; }
  .link { background: none; color: var(--accent-ink); padding: 0; }
  .other { margin-top: 20px; color: var(--ink-2); text-align: center; }`;

const trip = `
  .bar { display: flex; justify-content: space-between; align-items: center; gap: 16px; max-width: 760px; margin: 0 auto;
    padding: 8px 20px; min-height: 64px; }
  .bar .mark { margin: 0; text-decoration: none; }
  .page { max-width: 760px; margin: 0 auto; padding: 12px 20px 64px; }
  .page > header h1 { font-size: 2.125rem; line-height: 2.5rem; letter-spacing: -0.012em; }
  .day, .list { background: var(--surface); border: 1px solid var(--line); border-radius: 14px; margin-top: 24px; overflow: hidden; }
  .day > img { display: block; width: 100%; height: clamp(180px, 34vw, 280px); object-fit: cover; }
  .day > header, .list > h2 { padding: 20px 20px 12px; }
  .day > header .label { margin: 0 0 2px; }
  .day > header p:last-child:not(.label) { color: var(--ink-2); margin-top: 6px; }
  .stops { position: relative; padding: 0 20px 16px 0; }
  .stops li { display: grid; grid-template-columns: 66px 24px 1fr; column-gap: 12px; padding: 9px 0; position: relative; }
  .stops li::before { content: ""; position: absolute; inset: 0 auto 0 89.5px; width: 1px; background: var(--line); }
  .stops li:first-child::before { top: 20px; }
  .stops li:last-child::before { bottom: calc(100% - 20px); }
  .stops time { text-align: right; font-weight: 600; font-variant-numeric: tabular-nums; line-height: 1.5rem; }
  .disc { position: relative; width: 24px; height: 24px; border-radius: 50%; background: var(--day); color: var(--on-route);
    font-size: 0.75rem; line-height: 24px; font-weight: 600; text-align: center; font-variant-numeric: tabular-nums; }
  .stops h3 { line-height: 1.5rem; }
  .stops p { color: var(--ink-2); white-space: pre-line; }
  .stops p.note { margin-top: 4px; }
  .day-1 { --day: var(--d1); } .day-2 { --day: var(--d2); } .day-3 { --day: var(--d3); }
  .day-4 { --day: var(--d4); } .day-5 { --day: var(--d5); } .day-6 { --day: var(--d6); }
  .list li { display: flex; justify-content: space-between; gap: 16px; padding: 12px 20px; border-top: 1px solid var(--line); }
  .list li > :last-child { text-align: end; }
  .list .amount { font-variant-numeric: tabular-nums; white-space: nowrap; }
  @media (prefers-color-scheme: dark) { .day > img { filter: brightness(.86) saturate(.92); } }`;

export const style = `:root { color-scheme: light dark; ${light} }
@media (prefers-color-scheme: dark) { :root { ${dark} } }
${base}${card}${form}${trip}`;
