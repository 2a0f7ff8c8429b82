import { z } from 'zod'

/** Of another program that is asked over the web. */
export const webAddress = (example: string) =>
  z.string().refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''), {
    error: `an address such as ${example}`,
  })
