// Paper, ink, one accent, and a colour for each day; light or dark as the browser prefers.
const light = `
  --bg: #f5f4f0; --surface: #fffefc; --raised: #ffffff; --sunken: #efede7; --line: #dfdcd3; --line-strong: #7e8380;
  --ink: #1a2224; --ink-2: #455052; --pencil: #5f696a; --accent: #0d5c6b; --accent-hover: #0a4955; --on-accent: #ffffff;
  --accent-ink: #0d5c6b; --accent-wash: #e2eeef; --ok: #2c653e; --ok-wash: #e5f0e5; --doubt: #7d5208; --doubt-wash: #faf0db;
  --danger: #a0351e; --danger-wash: #fbe9e3; --danger-line: #e3b3a5; --focus: #1a2224; --on-route: #ffffff;
  --map-land: #f3f1ea; --map-grid: #e6e3d9; --map-water: #d6e5e7; --map-shore: #8fb0b6; --map-ink: #4c585a;
  --d1: #0d5c6b; --d2: #8a4b12; --d3: #6b3a75; --d4: #3f6330; --d5: #8c2f4b; --d6: #3d4f8f;`;
const dark = `
  --bg: #0f1415; --surface: #161c1e; --raised: #1e2628; --sunken: #0f1415; --line: #2c3537; --line-strong: #7a8584;
  --ink: #eceae3; --ink-2: #bcc3c1; --pencil: #9ba5a4; --accent: #82cad6; --accent-hover: #9dd8e1; --on-accent: #06262c;
  --accent-ink: #8fd1dc; --accent-wash: #16323a; --ok: #8fca9d; --ok-wash: #182b1f; --doubt: #e5b969; --doubt-wash: #2c2415;
  --danger: #f29a84; --danger-wash: #341f1a; --danger-line: #6b3b2f; --focus: #f4f1e8; --on-route: #0b1a1d;
  --map-land: #1b2224; --map-grid: #242c2e; --map-water: #142c34; --map-shore: #3f6670; --map-ink: #aeb7b5;
  --d1: #82cad6; --d2: #e0a66a; --d3: #cfa0d9; --d4: #a6cb8e; --d5: #eb9ab2; --d6: #a7b6ee;`;

export const tokens = `:root { color-scheme: light dark; ${light} }
@media (prefers-color-scheme: dark) { :root { ${dark} } }
  .day-1 { --day: var(--d1); } .day-2 { --day: var(--d2); } .day-3 { --day: var(--d3); }
  .day-4 { --day: var(--d4); } .day-5 { --day: var(--d5); } .day-6 { --day: var(--d6); }`;
