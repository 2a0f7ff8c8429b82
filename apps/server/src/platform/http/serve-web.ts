import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { isSignInPath } from '@sejuk/domain/own-paths'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cookieOf, tellDeployment } from '../session/cookies.ts'
import { type FirstCall, openDocuments } from './page-document.ts'
import { refuse } from './refuse.ts'
import { sendInParts } from './send-in-parts.ts'

const aYear = 'public, max-age=31536000, immutable'
const partnerEntry = '/partner/login'
/** A stage has no keyboard. */
const signsItselfIn = (path: string) => /^\/lottery\/lottery\/?$/.test(path)

/** Whatever takes longer is asked by the page itself. */
const patience = 1000

type Answer = { code: string; status: boolean | string; data: unknown }

/**
 * Serves the built pages, precompressed. Hashed files are immutable and cached for a year; the page itself is always
 * revalidated. A missing hashed file is a 404, not the page, so that the browser notices a new build.
 */
export const serveWeb = async (app: FastifyInstance, folder: string, isApi: RegExp, deployment: string) => {
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    index: false,
    wildcard: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(folder, 'assets'))
      reply.header('cache-control', isHashed ? aYear : 'no-cache')
    },
  })
  const { documentOf, nothingMore, signInDocument, build, isPublic, isKnown, asksOf } = await openDocuments(folder)

  /** Asks one of our own endpoints in the name of who asks for the page. */
  const ask = ({ headers, ip, protocol }: FastifyRequest, url: string, more: Record<string, string> = {}) => {
    const { cookie = '', host = '', 'user-agent': agent = '' } = headers
    const own = { cookie, host, 'user-agent': agent, 'x-forwarded-proto': protocol }
    return app.inject({ url, remoteAddress: ip, headers: { ...own, ...more } })
  }

  /** Nobody is signed in: the first answer leads to where that is done. */
  const leadToSignIn = async (request: FastifyRequest, reply: FastifyReply, { status }: Answer) => {
    if (status === 'PartnerLogin') return reply.redirect(partnerEntry)
    const started = await ask(request, '/api/login', { homepage: request.url })
    const { data } = started.json<Answer & { data: { url?: string } | null }>()
    const cookies = started.headers['set-cookie']
    if (cookies) reply.header('set-cookie', cookies)
    return reply.redirect(data?.url ?? '/signin')
  }

  /** The answers to what the page will ask first, those that are not refused. */
  const answersTo = async (request: FastifyRequest, path: string) => {
    const isPlain = !request.url.includes('?')
    const asked = asksOf(path).filter(({ isList }) => isPlain || !isList)
    const { promise: tooLong, resolve } = Promise.withResolvers<undefined>()
    const timer = setTimeout(resolve, patience)
    const answers = asked.map(async (call) => {
      const reply = await Promise.race([ask(request, addressOf(call), { 'page-location': path }), tooLong])
      return reply?.statusCode === 200 ? [{ ...call, answer: reply.json<Answer>() }] : []
    })
    return (await Promise.all(answers).finally(() => clearTimeout(timer))).flat()
  }

  /** Returns nothing where the answer is on its way: whoever returns a reply has it waited for, once more with listeners of its own. */
  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split(/[?#]/)[0] ?? '/'
    tellDeployment(request, reply, deployment)
    const sendDocument = (document: string) => void reply.type('text/html; charset=utf-8').send(document)
    if (isSignInPath(path)) {
      reply.header('cache-control', 'no-cache')
      return sendDocument(signInDocument)
    }
    // A service worker has sent the bare document from what it keeps, and asks for what follows it.
    const isRest = request.headers['page-part'] === 'rest'
    const sendBare = () => (isRest ? sendDocument(nothingMore) : void reply.sendFile('index.html'))
    const hasCookie = Boolean(cookieOf(request, 'session'))
    if (signsItselfIn(path) || isPublic(path) || (!hasCookie && !isKnown(path))) return sendBare()
    return sendKnown(request, reply, { path, isRest, sendBare })
  }

  type Page = { path: string; isRest: boolean; sendBare: () => void }
  const sendKnown = async (request: FastifyRequest, reply: FastifyReply, { path, isRest, sendBare }: Page) => {
    const [session, words] = await Promise.all([
      ask(request, '/api/session', { 'page-location': path }),
      ask(request, '/api/multi-language/generated'),
    ])
    const answer = session.json<Answer>()
    reply.header('cache-control', 'no-store')
    if (answer.code === '401' && isSignInMissing(answer.status)) return leadToSignIn(request, reply, answer)
    // What cannot be answered now is asked again by the page, which can say so.
    if (answer.code !== '200') {
      sendBare()
      return reply
    }
    const known = { session: answer.data, words: changesIn(words.json()), build }
    const { begin, beginRest, finish } = documentOf(path, known)
    reply.header('page-build', build)
    reply.type('text/html; charset=utf-8')
    return sendInParts(
      request,
      reply,
      isRest ? beginRest : begin,
      answersTo(request, path).then(finish, () => finish([])),
    )
  }

  app.get('/', sendPage)
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      ['GET', 'HEAD'].includes(request.method) && !isApi.test(request.url) && !request.url.startsWith('/assets/')
    return isPage ? sendPage(request, reply) : refuse('notFound')
  })
}

/** What the company says otherwise than the books: the page has it already, or fetches it under this name. */
const changesIn = ({ data }: { data: { changes?: object } | null }) => data?.changes

const addressOf = ({ path, input }: FirstCall) => {
  const pairs = Object.entries(input).flatMap(([key, value]) => [value].flat().map((one) => [key, String(one)]))
  return pairs.length > 0 ? `${path}?${new URLSearchParams(pairs)}` : path
}

const isSignInMissing = (status: Answer['status']) =>
  ['NotLoggedIn', 'TokenError', 'TokenExpired', 'PartnerLogin'].includes(String(status))
