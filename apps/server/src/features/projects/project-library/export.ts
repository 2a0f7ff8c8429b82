import { projectLibraryData } from '@sejuk/contract/projects/project-library'
import { projectWords } from '@sejuk/words/projects/projects'
import { projectColumns } from '../../../business/projects/project-columns.ts'
import { exportable } from '../../../platform/export/exportable.ts'
import { projectLibraryList } from './queries.ts'

export const projectLibraryExport = exportable(projectLibraryData, {
  ...{ book: projectWords, title: 'library', rows: projectLibraryList, columns: projectColumns },
})
