import { because } from '@sejuk/domain/messages'
import type { FastifyRequest } from 'fastify'
import { whereabouts } from '../../../platform/http/faults.ts'
import { Refusal, refuse } from '../../../platform/http/refuse.ts'
import type { IdentityProvider } from '../../../platform/identity/provider.ts'

/** A provider that cannot be reached, or answers nonsense, is not our fault: the person is told, the operator too. */
export const orBusy = async <T>({ log }: FastifyRequest, { id, label }: IdentityProvider, asked: Promise<T>) => {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Refusal) throw error
    log.warn({ provider: id, ...whereabouts(error) }, 'an identity provider failed')
    return refuse('busy', { because: because('sign-in-with-not-possible', { name: label }) })
  }
}
