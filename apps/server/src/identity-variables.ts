import { z } from 'zod'
import { webAddress } from './web-address.ts'

export type OidcSettings = {
  issuer: string
  clientId: string
  clientSecret: string
  claim: 'preferred_username' | 'email' | 'sub'
  label: string
}
export type WecomAccess = { baseUrl: string; corpId: string; secret: string }
export type WecomSettings = WecomAccess & {
  agentId: string
  /** Instead of WeCom's own two pages. */
  authorizeUrl?: string
}
export type IdentitySettings = readonly (
  | { id: 'builtin' }
  | { id: 'oidc'; settings: OidcSettings }
  | { id: 'wecom'; settings: WecomSettings }
)[]

const places = ['builtin', 'oidc', 'wecom'] as const
type Place = (typeof places)[number]

const chosen = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim() as Place))
  .refine((ids) => new Set(ids).size === ids.length && ids.every((id) => places.includes(id)), {
    error: `one or more of ${places.join(', ')}, separated by commas, each at most once`,
  })

const provider = webAddress('https://id.example.com')
const claims = ['preferred_username', 'email', 'sub'] as const
const text = z.string().max(500, { error: 'no more than 500 characters' })

/** The identity providers. */
export const identityVariables = {
  IDENTITY_PROVIDERS: chosen.default(['builtin']),
  OIDC_ISSUER: provider.optional(),
  OIDC_CLIENT_ID: text.optional(),
  OIDC_CLIENT_SECRET: text.optional(),
  OIDC_CLAIM: z.enum(claims, { error: `one of ${claims.join(', ')}` }).default('preferred_username'),
  OIDC_LABEL: text.default('Company account'),
  WECOM_BASE_URL: provider.default('https://qyapi.weixin.qq.com'),
  WECOM_AUTHORIZE_URL: provider.optional(),
  WECOM_CORP_ID: text.optional(),
  WECOM_AGENT_ID: text.optional(),
  WECOM_SECRET: text.optional(),
}
export const identitySecrets = ['OIDC_CLIENT_SECRET', 'WECOM_SECRET']

const needs = {
  oidc: ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'PUBLIC_URL'],
  wecom: ['WECOM_CORP_ID', 'WECOM_AGENT_ID', 'WECOM_SECRET', 'PUBLIC_URL'],
} as const satisfies Partial<Record<Place, readonly string[]>>

type Environment = Readonly<Record<string, string | undefined>>

/** What the providers that were chosen still lack. */
export const identityProblems = (given: Environment) => {
  const names = given.IDENTITY_PROVIDERS?.split(',').map((one) => one.trim()) ?? []
  const lines = (['oidc', 'wecom'] as const).flatMap((id) => {
    const missing = names.includes(id) ? needs[id].filter((name) => !given[name]) : []
    return missing.length ? [`IDENTITY_PROVIDERS names ${id}, so set ${missing.join(', ')} too`] : []
  })
  const isOpen = given.APP_ENV === 'production' && given.OIDC_ISSUER?.startsWith('http:')
  return isOpen ? [...lines, 'OIDC_ISSUER must begin with https:// where APP_ENV is production'] : lines
}

type Values = z.output<z.ZodObject<typeof identityVariables>>

/** In the order in which they were named. Everything needed is there: `identityProblems` has seen to it. */
export const identityOf = (v: Values): IdentitySettings =>
  v.IDENTITY_PROVIDERS.map((id): IdentitySettings[number] => {
    if (id === 'oidc') {
      const { OIDC_ISSUER: issuer = '', OIDC_CLIENT_ID: clientId = '', OIDC_CLIENT_SECRET: clientSecret = '' } = v
      return { id, settings: { issuer, clientId, clientSecret, claim: v.OIDC_CLAIM, label: v.OIDC_LABEL } }
    }
    if (id === 'wecom') {
      const { WECOM_CORP_ID: corpId = '', WECOM_AGENT_ID: agentId = '', WECOM_SECRET: secret = '' } = v
      return {
        id,
        settings: { baseUrl: v.WECOM_BASE_URL, authorizeUrl: v.WECOM_AUTHORIZE_URL, corpId, agentId, secret },
      }
    }
    return { id }
  })
