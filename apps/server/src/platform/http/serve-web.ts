import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { refuse } from './refuse.ts'

const aYear = 'public, max-age=31536000, immutable'

/**
 * The built pages, compressed beforehand. Hashed names never change and are kept for a year; the page itself is asked for every
 * time. A hashed file that is gone is a 404, not a page: the browser then knows that there is a newer build.
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
