export const base = `
  *, ::before, ::after { box-sizing: border-box; }
  html { scroll-padding-top: 16px; -webkit-text-size-adjust: 100%; }
  body { margin: 0; min-height: 100vh; background: var(--bg); color: var(--ink); overflow-wrap: anywhere;
    font: 0.875rem/1.25rem Inter, ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
  h1, h2, .serif { font-family: "Iowan Old Style", "Palatino Linotype", Palatino, P052, Georgia, serif; font-weight: 400; margin: 0; }
  h1 { font-size: 1.5625rem; line-height: 1.875rem; letter-spacing: -0.008em; }
  h2 { font-size: 1.25rem; line-height: 1.625rem; }
  h3 { font-size: 0.9375rem; line-height: 1.25rem; font-weight: 600; letter-spacing: -0.008em; margin: 0; }
  p { margin: 0; max-width: 60ch; }
  a { color: var(--accent-ink); text-underline-offset: 3px; }
  ul, ol { list-style: none; margin: 0; padding: 0; }
  .icon { width: 22px; height: 22px; fill: none; stroke: currentColor; stroke-width: 1.75;
    stroke-linecap: round; stroke-linejoin: round; flex: none; }
  :focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
  .lead { color: var(--ink-2); font-size: 0.9375rem; line-height: 1.375rem; margin-top: 8px; }
  .quiet { color: var(--pencil); }
  .small { font-size: 0.8125rem; line-height: 1.125rem; }
  .label { font-size: 0.78125rem; line-height: 1rem; font-weight: 550; color: var(--ink-2); }
  .figures { font-variant-numeric: tabular-nums; }
  .mark { display: flex; align-items: center; gap: 8px; color: var(--ink); font-weight: 600; }
  .mark .icon { color: var(--accent-ink); }
  .tag { display: inline-flex; align-items: center; gap: 5px; min-height: 24px; padding: 3px 9px; border-radius: 6px;
    background: var(--sunken); color: var(--ink-2); font-size: 0.8125rem; line-height: 1.125rem; font-weight: 500; }
  .tag .icon { width: 14px; height: 14px; stroke-width: 2; }
  .tag.ok { background: var(--ok-wash); color: var(--ok); }
  .tag.accent { background: var(--accent-wash); color: var(--accent-ink); }
  .initials { display: inline-grid; place-items: center; flex: none; width: 36px; height: 36px; border-radius: 50%;
    background: var(--accent-wash); color: var(--accent-ink); font-size: 0.8125rem; font-weight: 600; }
  .banner { display: flex; gap: 10px; align-items: flex-start; padding: 12px 14px; border-radius: 10px; font-weight: 500;
    background: var(--ok-wash); color: var(--ok); }
  .banner .icon { width: 20px; height: 20px; }
  .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  .skip:focus { position: absolute; inset: 8px auto auto 8px; z-index: 2; padding: 10px 14px; background: var(--raised); border-radius: 8px;
    width: auto; height: auto; clip-path: none; }
  @media (prefers-color-scheme: dark) { img { filter: brightness(.86) saturate(.92); } }
  @media (forced-colors: active) { .tag, .banner, .initials, .chip { border: 1px solid; } }
  @media print { .bar, .chips, form { display: none; } body { background: none; } }`;
