// Cleans a link: removes tracking and affiliate parameters, and rejects pure advertising links.

// Parameters that email and advertising software adds to every link.
const tracking =
  /^(?:utm_\w+|_?ga|_gl|gclid|gclsrc|dclid|gbraid|wbraid|fbclid|msclkid|yclid|twclid|ttclid|igshid|igsh|mc_[ce]id|mkt_tok|_hs(?:enc|mi)|hsctatracking|vero_(?:id|conv)|oly_(?:anon|enc)_id|s_cid|cmpid|ncid|ref|ref_|ref_src|referrer|source|spm|trk|si|feature)$/i;
// Parameters that name who is paid for the click.
const affiliate =
  /^(?:aid|affid|affiliate(?:_?id)?|aff(?:_?id)?|awc|clickref|irclickid|irgwc|partner(?:_?id)?|pid|sscid|tag|subid\d?|campaign_?id|a_aid|associateid)$/i;
const affiliateHosts =
  /(?:^|\.)(?:amzn\.to|awin1\.com|tidd\.ly|shareasale\.com|anrdoezrs\.net|dpbolvw\.net|jdoqocy\.com|kqzyfj\.com|tkqlhce\.com|prf\.hn|sjv\.io|pxf\.io|linksynergy\.com|tp\.media|tp\.st|stay22\.com|go2cloud\.org|rstyle\.me|shopstyle\.it|skimresources\.com|viglink\.com)$/i;

/** Undefined where the link itself is an advertisement. */
export function plainLink(href: string): string | undefined {
  if (!URL.canParse(href)) return undefined;
  const url = new URL(href);
  if (affiliateHosts.test(url.hostname)) return undefined;
  const before = url.searchParams.size;
  for (const name of [...url.searchParams.keys()])
    if (tracking.test(name) || affiliate.test(name)) url.searchParams.delete(name);
  // Reserialised only if something was removed, because that may re-encode other characters.
  return url.searchParams.size === before ? href : url.href;
}
