import { randomBytes } from 'node:crypto'
import type * as contract from '@sejuk/contract/platform/sessions'
import { savedPageOf } from '@sejuk/domain/own-paths'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../../../config.ts'
import type { Db } from '../../../db/database.ts'
import { signInStarts as t } from '../../../db/tables/platform/sessions.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { builtin } from '../../../platform/identity/builtin.ts'
import type { IdentityProvider } from '../../../platform/identity/provider.ts'
import { providersOf } from '../../../platform/identity/providers.ts'
import { isWecomApp } from '../../../platform/identity/wecom.ts'
import { originOf, rememberBrowser, startMinutes } from '../../../platform/session/browser.ts'
import { hashToken } from '../../../platform/session/session.ts'
import { orBusy } from './reach-provider.ts'

/** A path, or an address of our own origin; anything else is home. */
const wantedPage = (request: FastifyRequest, config: Config) => {
  const said = request.headers.homepage
  if (typeof said !== 'string') return undefined
  const origin = originOf(request, config)
  return savedPageOf(said.startsWith(`${origin}/`) ? said.slice(origin.length) : said)
}

/** The page this browser wanted when it began. */
export const rememberedPage = async (db: Db, browser_hash: string) => {
  const [last] = await db
    .select({ homepage: t.homepage })
    .from(t)
    .where(and(eq(t.browser_hash, browser_hash), eq(t.provider, builtin.id), gt(t.expires_date, sql`now()`)))
    .orderBy(desc(t.expires_date))
    .limit(1)
  return last?.homepage ?? '/'
}

export const startLogin = async (context: RequestContext<typeof contract.startLogin>) => {
  const { config, request } = context
  const providers = providersOf(config)
  const ofTheApp = isWecomApp(request.headers['user-agent'] ?? '') && providers.find(({ id }) => id === 'wecom')
  // One place needs no choice; several are chosen from on our own page.
  const [only, ...others] = providers
  const place = ofTheApp || (only && others.length === 0 ? only : builtin)
  return { data: { url: await begin(context, place, false) } }
}

export const startLoginWith = async (context: RequestContext<typeof contract.startLoginWith>) => {
  const place = providersOf(context.config).find(({ id }) => id === context.input.id)
  return place ? { data: { url: await begin(context, place, context.input.keep) } } : refuse('notFound')
}

type Beginning = RequestContext<typeof contract.startLogin> | RequestContext<typeof contract.startLoginWith>

const begin = async (context: Beginning, place: IdentityProvider, is_kept: boolean) => {
  const { db, request, config } = context
  const browser_hash = rememberBrowser(context)
  const homepage = wantedPage(request, config) ?? (await rememberedPage(db, browser_hash))
  const state = randomBytes(32).toString('hex')
  const { url, kept = {} } = await orBusy(
    request,
    place,
    place.start({
      state,
      callback: `${originOf(request, config)}/auth/callback/${place.id}`,
      userAgent: request.headers['user-agent'] ?? '',
    }),
  )
  if (place === builtin) await db.delete(t).where(and(eq(t.browser_hash, browser_hash), eq(t.provider, place.id)))
  await db.insert(t).values({
    state_hash: hashToken(state),
    browser_hash,
    provider: place.id,
    homepage,
    is_kept,
    kept,
    expires_date: sql`now() + make_interval(mins => ${startMinutes})`,
  })
  return url
}
