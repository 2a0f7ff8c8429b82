import type { Endpoint, Input } from '@sejuk/contract/endpoint'
import { Refused, sendRequest } from '../api/call.ts'
import { showError, showGenericError } from '../language/error-text.ts'

/** As if somebody had pressed a link to a file. */
export const saveFrom = (address: string, name: string) => {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}

export const saveFile = (file: Blob, name: string) => {
  const address = URL.createObjectURL(file)
  saveFrom(address, name)
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** The name the server gave: the long form first, which may hold any letter. */
const nameIn = (disposition: string | null) => {
  const long = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  return long ? decodeURIComponent(long) : /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1]
}

/** An endpoint whose answer is a file. A refusal is told; anything else is told in general words. */
export const download = async <E extends Endpoint>(endpoint: E, input: Input<E>) => {
  try {
    const reply = await sendRequest(endpoint, input as object, { headers: { accept: '*/*' } })
    const name = nameIn(reply.headers.get('content-disposition'))
    saveFile(await reply.blob(), name ?? endpoint.path.split('/').at(-1) ?? 'file')
  } catch (error) {
    if (error instanceof Refused && !error.message) showGenericError()
    else showError(error)
  }
}
