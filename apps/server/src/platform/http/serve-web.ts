import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { refuse } from './refuse.ts'

const aYear = 'public, max-age=31536000, immutable'

/**
 * Serves the built pages, precompressed. Hashed files are immutable and cached for a year; the page itself is always
 * revalidated. A missing hashed file is a 404, not the page, so that the browser notices a new build.
 */
export const serveWeb = async (app: FastifyInstance, folder: string, isApi: RegExp) => {
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
  app.get('/', (_request, reply) => reply.sendFile('index.html'))
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      ['GET', 'HEAD'].includes(request.method) && !isApi.test(request.url) && !request.url.startsWith('/assets/')
    return isPage ? reply.sendFile('index.html') : refuse('notFound')
  })
}
