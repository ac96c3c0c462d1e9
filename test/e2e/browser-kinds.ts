// Which browsers the journeys are made in: both, one after the other, or the one named by WAYCLIP_BROWSER, so that two
// runs go side by side, each with a service of its own.

const only = process.env.WAYCLIP_BROWSER;

export const browserKinds = (['chromium', 'firefox'] as const).filter((kind) => !only || kind === only);
if (browserKinds.length === 0) throw new Error(`WAYCLIP_BROWSER is neither chromium nor firefox: ${only}`);

/** Tests are told apart by the names of their groups; one that names no browser is made in Chromium. */
export const testsOfBrowsers = only
  ? { testNamePattern: only === 'firefox' ? /^firefox / : /^(?!firefox )/ }
  : {};
