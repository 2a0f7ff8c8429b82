import { because } from '@sejuk/domain/messages'
import { z } from 'zod'
import type { WecomSettings } from '../../identity-variables.ts'
import { refuse } from '../http/refuse.ts'
import type { IdentityProvider } from './provider.ts'
import { wecomAnswer, wecomApi, wecomFault } from './wecom-api.ts'

const inTheApp = 'https://open.weixin.qq.com/connect/oauth2/authorize'
const inABrowser = 'https://login.work.weixin.qq.com/wwlogin/sso/login'
/** The browser inside the app names itself so. */
export const isWecomApp = (userAgent: string) => /\bwxwork\b/i.test(userAgent)

const personAnswer = wecomAnswer.extend({ userid: z.string().optional(), UserId: z.string().optional() })

/** The authorization code is unknown, used or expired. */
const codeEnded = new Set([40029, 42003])

/** The enterprise messaging app, by its OAuth code flow. */
export const wecom = ({ authorizeUrl, agentId, ...access }: WecomSettings): IdentityProvider => {
  const context = wecomApi(access)
  return {
    id: 'wecom',
    label: 'WeCom',
    start: async ({ state, callback, userAgent }) => {
      const url = new URL(authorizeUrl ?? (isWecomApp(userAgent) ? inTheApp : inABrowser))
      const query = {
        appid: access.corpId,
        agentid: agentId,
        redirect_uri: callback,
        response_type: 'code',
        scope: 'snsapi_base',
        login_type: 'CorpApp',
        state,
      }
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
      url.hash = 'wechat_redirect'
      return { url: url.href }
    },
    finish: async ({ address }) => {
      const code = address.searchParams.get('code')
      if (!code) return refuse('tokenError', { because: because('sign-in-cancelled') })
      const got = await context('cgi-bin/auth/getuserinfo', { code }, personAnswer)
      if (codeEnded.has(got.errcode)) return refuse('tokenError', { because: because('sign-in-link-no-longer') })
      if (got.errcode) throw wecomFault('getuserinfo', got)
      const value = got.userid ?? got.UserId
      // Somebody from outside the company has an openid and no userid.
      if (!value) return refuse('tokenError', { because: because('not-registered'), status: 'NotRegistered' })
      return { kind: 'usercode', value, login_from: 'wecom' }
    },
  }
}
