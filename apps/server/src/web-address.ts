import { z } from 'zod'

/** The address of an external service. */
export const webAddress = (example: string) =>
  z.string().refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''), {
    error: `an address such as ${example}`,
  })
