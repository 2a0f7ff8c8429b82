import { fromQuery } from '../api/query-string.ts'

/** Splits an address into path, search and hash, as a link wants it. */
export const addressParts = (address: string) => {
  const [before = '', ...after] = address.split('#')
  const [to = '/', ...query] = before.split('?')
  return { to, search: fromQuery(query.join('?')), hash: after.join('#') || undefined }
}
