import type { Part } from '../part.ts'
import { loadMessages } from './messages.ts'

export const platformDemo: readonly Part[] = [{ name: 'messages', load: loadMessages }]
