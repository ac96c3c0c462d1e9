import { allScopes } from './scopes.ts';

export interface Origins {
  /** The authorization server and the web pages; also the issuer. */
  auth: string;
  /** The API: the document's base URL. */
  api: string;
}

/** RFC 9728. The document serves it at the authorization origin, the standard at the resource's own: it is at both. */
export const protectedResource = ({ auth, api }: Origins) => ({
  resource: api,
  authorization_servers: [auth],
  scopes_supported: allScopes,
  bearer_methods_supported: ['header'],
});

const offered = [
  'issuer',
  'authorization_endpoint',
  'token_endpoint',
  'registration_endpoint',
  'revocation_endpoint',
  'response_types_supported',
  'response_modes_supported',
  'grant_types_supported',
  'code_challenge_methods_supported',
  'token_endpoint_auth_methods_supported',
  'authorization_response_iss_parameter_supported',
];

/** RFC 8414, based on oidc-provider's own metadata: without OpenID, with our scopes. */
export function authorizationServer(described: Record<string, unknown>): Record<string, unknown> {
  const kept = Object.entries(described).filter(([name]) => offered.includes(name));
  const methods = described.token_endpoint_auth_methods_supported;
  return {
    ...Object.fromEntries(kept),
    revocation_endpoint_auth_methods_supported: methods,
    scopes_supported: allScopes,
  };
}
