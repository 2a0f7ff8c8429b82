import type { Data } from '@sejuk/contract/endpoint'
import type { listProviders } from '@sejuk/contract/platform/sessions'
import { useEffect, useState } from 'react'
import { call } from '../../../lib/api/call.ts'
import { agreements } from './agreements.ts'

export type Provider = Data<typeof listProviders>[number]

/** Until it is known which places there are, and when nobody can say, there is our own. */
export const useProviders = () => {
  const [providers, setProviders] = useState<readonly Provider[]>()
  useEffect(() => {
    agreements()
      .then(({ listProviders }) => call(listProviders, {}))
      .then(
        ({ data }) => setProviders(data),
        () => setProviders(undefined),
      )
  }, [])
  const others = providers?.filter(({ id }) => id !== 'builtin') ?? []
  return { others, hasOwn: !providers?.length || others.length < providers.length }
}
