import type { Viewer } from '@sejuk/domain/viewers'
import { journals } from '../../db/tables/books/journals.ts'
import { visibleTo } from '../../platform/scope/visible-to.ts'

export const visibleJournals = (viewer: Viewer) => visibleTo(viewer, journals)
