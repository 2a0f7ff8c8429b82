import type { Data } from '@sejuk/contract/endpoint'
import { listProviders } from '@sejuk/contract/platform/sessions'
import { useEffect, useState } from 'react'
import { call } from '../../../lib/api/call.ts'

export type Provider = Data<typeof listProviders>[number]

/** Until it is known which places there are, and when nobody can say, there is our own. */
export const useProviders = () => {
  const [providers, setProviders] = useState<readonly Provider[]>()
  useEffect(() => {
    call(listProviders, {}).then(
      ({ data }) => setProviders(data),
      () => setProviders(undefined),
    )
  }, [])
  const others = providers?.filter(({ id }) => id !== 'builtin') ?? []
  return { others, hasOwn: !providers?.length || others.length < providers.length }
}
