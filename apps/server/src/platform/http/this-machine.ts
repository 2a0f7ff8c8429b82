import type { FastifyRequest } from 'fastify'

const loopback = ['127.0.0.1', '::1', '::ffff:127.0.0.1']

/** Not through a proxy on it, which speaks for anybody. */
export const isFromThisMachine = ({ headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>) =>
  loopback.includes(socket.remoteAddress ?? '') && !headers['x-forwarded-for']
