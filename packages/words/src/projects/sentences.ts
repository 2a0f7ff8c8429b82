import type { ProjectsMessages } from '@sejuk/domain/projects/messages'
import type { Pair } from '../words.ts'

export const projectsSentences = {} satisfies Record<keyof ProjectsMessages, Pair>
