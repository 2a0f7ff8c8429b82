import type { projectsEvents } from '@sejuk/domain/projects/events'
import type { Pair } from '../words.ts'

export const projectsEventNames = {} satisfies Record<keyof typeof projectsEvents, Pair>
