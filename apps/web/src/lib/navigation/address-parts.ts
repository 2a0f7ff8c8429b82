import { fromQuery } from '../api/query-string.ts'

/** A whole address, as a link wants it: the page, what it is asked, and the place on it. */
export const addressParts = (address: string) => {
  const [before = '', ...after] = address.split('#')
  const [to = '/', ...query] = before.split('?')
  return { to, search: fromQuery(query.join('?')), hash: after.join('#') || undefined }
}
