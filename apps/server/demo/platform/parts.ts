import type { Part } from '../part.ts'
import { loadComments } from './comments.ts'
import { loadMessages } from './messages.ts'
import { loadSecurityLog } from './security-log.ts'

export const platformDemo: readonly Part[] = [
  { name: 'messages', load: loadMessages },
  { name: 'comments', load: loadComments },
  { name: 'security-log', load: loadSecurityLog },
]
