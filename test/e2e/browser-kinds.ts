// Which browsers the journeys run in: both, one after the other, or the one named by WAYCLIP_BROWSER, so that two runs
// can go in parallel, each with its own service.

const only = process.env.WAYCLIP_BROWSER;

export const browserKinds = (['chromium', 'firefox'] as const).filter((kind) => !only || kind === only);
if (browserKinds.length === 0) throw new Error(`WAYCLIP_BROWSER is neither chromium nor firefox: ${only}`);

/** Tests are selected by the names of their groups; one that names no browser runs in Chromium. */
export const testsOfBrowsers = only
  ? { testNamePattern: only === 'firefox' ? /^firefox / : /^(?!firefox )/ }
  : {};
