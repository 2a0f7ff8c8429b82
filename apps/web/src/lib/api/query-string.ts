/** One format for the address bar and the server: lists are repeated keys, empty values are left out. */
export const toQuery = (input: object) => {
  const all = Object.entries(input).flatMap(([key, value]) => [value].flat().map((one) => [key, one] as const))
  const pairs = all.filter(([, value]) => value != null && value !== '').map(([key, value]) => [key, String(value)])
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}

export const fromQuery = (query: string): Record<string, string | string[]> => {
  const found = new URLSearchParams(query)
  const one = (values: string[]) => (values.length > 1 ? values : (values[0] ?? ''))
  return Object.fromEntries([...new Set(found.keys())].map((key) => [key, one(found.getAll(key))]))
}

/** JSON, unless a file is inside: then a form, whose content type the browser writes itself. Bytes alone travel as they are. */
export const bodyOf = (input: object): { body: BodyInit; type: Record<string, string>; isUpload: boolean } => {
  const [only, ...others] = Object.values(input)
  if (only instanceof Uint8Array && others.length === 0)
    return { body: only as BodyInit, type: { 'content-type': 'application/octet-stream' }, isUpload: true }
  if (!holdsFile(input))
    return { body: JSON.stringify(input), type: { 'content-type': 'application/json' }, isUpload: false }
  return { body: formOf(input), type: {}, isUpload: true }
}

const holdsFile = (value: unknown): boolean =>
  value instanceof Blob || (typeof value === 'object' && value !== null && Object.values(value).some(holdsFile))

/** Nested objects are written `key[sub]`. */
const formOf = (input: object) => {
  const form = new FormData()
  const put = (name: string, value: unknown) => {
    if (value == null) return
    if (value instanceof Blob) form.append(name, value)
    // Several files of one field are told apart by their order.
    else if (Array.isArray(value) && value.every((one) => one instanceof Blob))
      for (const one of value) form.append(name, one)
    else if (typeof value === 'object') for (const [sub, one] of Object.entries(value)) put(`${name}[${sub}]`, one)
    else form.append(name, String(value))
  }
  for (const [name, value] of Object.entries(input)) put(name, value)
  return form
}
