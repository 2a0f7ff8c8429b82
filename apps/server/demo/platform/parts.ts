import type { Part } from '../part.ts'
import { endBeforeNow } from './before-now.ts'
import { loadComments } from './comments.ts'
import { loadMessages } from './messages.ts'
import { loadSecurityLog } from './security-log.ts'

export const platformDemo: readonly Part[] = [
  { name: 'messages', load: loadMessages },
  { name: 'comments', load: loadComments },
  { name: 'security-log', load: loadSecurityLog },
]

/** After everything else. */
export const clockDemo: readonly Part[] = [{ name: 'before-now', load: endBeforeNow }]
