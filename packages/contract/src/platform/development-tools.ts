import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/** The calls that may be tried from the page. Refused everywhere but on a developer's own machine. */
export const listCalls = endpoint('GET /api/development-tools/calls', {
  needs: 'Development-Tools',
  input: z.object({}),
  data: z.object({ prefixes: z.array(z.string()) }),
})
