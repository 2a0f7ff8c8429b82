import { because } from '@sejuk/domain/messages'
import type { Configuration } from 'openid-client'
import type { OidcSettings } from '../../identity-variables.ts'
import { refuse } from '../http/refuse.ts'
import type { Identity, IdentityProvider } from './provider.ts'

const kinds = { preferred_username: 'login_name', email: 'email', sub: 'usercode' } as const satisfies Record<
  OidcSettings['claim'],
  Identity['kind']
>
const patience = 10
/** Loaded on first use: most installations have no such provider. */
const client = () => import('openid-client')

/** Any OpenID Connect provider, by the authorization code flow with PKCE. */
export const oidc = ({ issuer, clientId, clientSecret, claim, label }: OidcSettings): IdentityProvider => {
  let found: Promise<Configuration> | undefined
  const isInsecure = issuer.startsWith('http:')
  const discover = async () => {
    const { allowInsecureRequests, discovery } = await client()
    const configuration = await discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: patience,
      ...(isInsecure ? { execute: [allowInsecureRequests] } : {}),
    })
    configuration.timeout = patience
    return configuration
  }
  /** Discovered on first use: a provider that is down must not stop the start, and is retried next time. */
  const configured = () => {
    found ??= discover().catch((error) => {
      found = undefined
      throw error
    })
    return found
  }
  return {
    id: 'oidc',
    label,
    start: async ({ state, callback }) => {
      const openid = await client()
      const kept = { nonce: openid.randomNonce(), verifier: openid.randomPKCECodeVerifier() }
      const url = openid.buildAuthorizationUrl(await configured(), {
        redirect_uri: callback,
        scope: 'openid profile email',
        state,
        nonce: kept.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(kept.verifier),
        code_challenge_method: 'S256',
      })
      return { url: url.href, kept }
    },
    finish: async ({ address, state, kept }) => {
      const { AuthorizationResponseError, authorizationCodeGrant, fetchUserInfo } = await client()
      const configuration = await configured()
      const tokens = await authorizationCodeGrant(configuration, address, {
        expectedState: state,
        expectedNonce: kept.nonce,
        pkceCodeVerifier: kept.verifier,
        idTokenExpected: true,
      }).catch((error) => {
        if (error instanceof AuthorizationResponseError && error.error === 'access_denied')
          return refuse('tokenError', { because: because('sign-in-cancelled') })
        throw error
      })
      const proved = tokens.claims()
      // A provider need not put more than the subject into the token itself.
      const claims =
        proved?.[claim] === undefined && proved
          ? await fetchUserInfo(configuration, tokens.access_token, proved.sub)
          : proved
      const value = claims?.[claim]
      // An address that its owner never confirmed could be anybody's.
      if (typeof value !== 'string' || !value || (claim === 'email' && claims?.email_verified === false))
        return refuse('tokenError', { because: because('not-registered'), status: 'NotRegistered' })
      return { kind: kinds[claim], value, login_from: 'web' }
    },
  }
}
