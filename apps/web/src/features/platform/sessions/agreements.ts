import { fetchChunk } from '../../../lib/browser/chunks.ts'

/** What the front door agrees with the server weighs more than its page, and is not needed to draw it: it follows at once. */
export const agreements = () => fetchChunk(() => import('@sejuk/contract/platform/sessions'))
export const judgement = () => fetchChunk(() => import('../../../lib/form/validate.ts'))
