/** The itinerary page: times in a margin, numbered discs on one hairline, text to the right of it. */
export const trip = `
  .hero { display: block; width: 100%; height: clamp(180px, 32vw, 340px); object-fit: cover; border-radius: 14px; margin-bottom: 24px; }
  .facts { display: flex; flex-wrap: wrap; gap: 6px 18px; margin-top: 12px; color: var(--ink-2); font-size: 0.9375rem; line-height: 1.375rem; }
  .facts li { display: flex; align-items: center; gap: 7px; }
  .facts .icon { width: 18px; height: 18px; }
  .words { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 14px; }
  .words .tag:not(.accent) { background: var(--surface); box-shadow: inset 0 0 0 1px var(--line); }
  .trip { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0 28px; margin-top: 4px; align-items: start; }
  .day-chips .chip { gap: 8px; border-color: var(--line); border-radius: 10px; background: var(--surface); }
  .day-chips .chip::before { content: ""; width: 9px; height: 9px; border-radius: 50%; background: var(--day); }
  .day-chips small { font-size: 0.75rem; font-weight: 400; color: var(--pencil); }
  .days > .panel:first-child, .overview > .panel { margin-top: 16px; }
  .day > img { display: block; width: 100%; height: clamp(170px, 26vw, 260px); object-fit: cover; }
  .day > header { padding: 20px 20px 12px; }
  .day > header .label { display: flex; align-items: center; gap: 8px; margin-bottom: 4px; color: var(--day); }
  .day > header h2 { font-size: 1.4375rem; line-height: 1.75rem; }
  .day > header p:last-child:not(.label) { color: var(--ink-2); margin-top: 6px; }
  .stops { padding: 0 20px 16px 0; }
  .stops li { display: grid; grid-template-columns: 68px 24px minmax(0, 1fr); column-gap: 12px; padding: 9px 0; position: relative; }
  .stops li::before { content: ""; position: absolute; inset: 0 auto 0 91.5px; width: 1px; background: var(--line); }
  .stops li:first-child::before { top: 20px; }
  .stops li:last-child::before { bottom: calc(100% - 20px); }
  .when { text-align: end; line-height: 1.5rem; font-variant-numeric: tabular-nums; }
  .when time { display: block; font-weight: 600; }
  .when span { display: block; color: var(--pencil); font-size: 0.75rem; line-height: 1rem; }
  .disc { position: relative; width: 24px; height: 24px; border-radius: 50%; background: var(--day); color: var(--on-route);
    font-size: 0.75rem; line-height: 24px; font-weight: 600; text-align: center; font-variant-numeric: tabular-nums; }
  .disc.unplaced { background: var(--surface); color: var(--ink); border: 1.5px dashed var(--day); line-height: 21px; }
  .stops h3 { line-height: 1.5rem; }
  .stops p { color: var(--ink-2); white-space: pre-line; }
  .stops p.note { margin-top: 4px; color: var(--ink); }
  .stops .links { display: flex; flex-wrap: wrap; gap: 4px 16px; margin-top: 4px; }
  .stops .links a { display: inline-flex; align-items: center; gap: 5px; }
  .stops .links .icon { width: 16px; height: 16px; stroke-width: 2; }
  .map { display: block; width: 100%; height: auto; background: var(--map-land); }
  .day .map { border-top: 1px solid var(--line); }
  .map .grid { stroke: var(--map-grid); fill: none; }
  .map .water { fill: var(--map-water); }
  .map .land { fill: var(--map-land); }
  .map .shore { fill: none; stroke: var(--map-shore); stroke-width: 1; }
  .map .border { fill: none; stroke: var(--map-shore); stroke-width: .75; stroke-dasharray: 3 3; }
  .map .halo { fill: none; stroke: var(--map-land); stroke-width: 5; stroke-linecap: round; }
  .map .route { fill: none; stroke: var(--day); stroke-width: 2; stroke-linecap: round; }
  .map .stop { fill: var(--day); stroke: var(--map-land); stroke-width: 1.5; }
  .map text { fill: var(--on-route); font-size: 10.5px; font-weight: 600; text-anchor: middle; dominant-baseline: central; font-variant-numeric: tabular-nums; }
  .map .scale { stroke: var(--map-ink); fill: none; }
  .map text.measure { fill: var(--map-ink); font-weight: 400; text-anchor: start; font-size: 10px; }
  .map-key { padding: 8px 16px 12px; border-top: 1px solid var(--line); color: var(--ink-2); }
  .map-key li { display: flex; gap: 10px; align-items: baseline; padding: 3px 0; }
  .map-key li::before { content: ""; flex: none; width: 9px; height: 9px; border-radius: 50%; background: var(--day); }
  .map-key a { flex: none; color: inherit; font-weight: 600; text-decoration: none; }
  .map-key a:hover { text-decoration: underline; }
  .rows li { display: flex; align-items: baseline; gap: 4px 14px; padding: 10px 20px; border-top: 1px solid var(--line); }
  .rows li > :first-child { flex: 1; min-width: 0; }
  .rows .amount { font-variant-numeric: tabular-nums; white-space: nowrap; }
  .rows .total { font-weight: 600; background: var(--sunken); }
  .rows .kind { padding-block: 12px 4px; border-top: 1px solid var(--line); }
  .rows .kind + li { border-top: 0; }
  .rows .packing { align-items: center; gap: 10px; padding-block: 8px; }
  .rows .packing .icon { width: 20px; height: 20px; color: var(--line-strong); flex: none; }
  .rows .packing.done .icon { color: var(--ok); }
  .rows .packing.done span { color: var(--pencil); }
  .end { margin-top: 40px; color: var(--pencil); }
  @media (min-width: 920px) {
    .trip { grid-template: auto 1fr / minmax(0, 1fr) 372px; }
    .days { grid-area: 1 / 1 / 3 / 2; }
    .overview, .extras { grid-column: 2; }
  }`;
