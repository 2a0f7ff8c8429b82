import type { Endpoint, Input } from '@sejuk/contract/endpoint'
import { Refused, sendRequest } from '../api/call.ts'
import { showError, showGenericError } from '../language/error-text.ts'

/** Starts a download, like a click on a link. */
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

/** Downloads an endpoint's file. A refusal is shown with its message, anything else as a general error. */
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
