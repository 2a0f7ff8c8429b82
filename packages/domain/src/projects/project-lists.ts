import { projectStatuses } from './project-statuses.ts'

/** What the map shows and hides: a login in approval, and every status of a project. */
export const mapLayers = ['Login', ...projectStatuses] as const
export type MapLayer = (typeof mapLayers)[number]

/** The lists a project is opened from, and where the way back leads. */
export const projectBackPaths = {
  'project-library-project': '/project-library',
  'project-library-log': '/project-library',
  'project-log-list': '/project-log-list',
  'submitted-project-list': '/submitted-project-list',
  'project-map-list': '/',
  'design-task-lists': '/design-task-lists',
  'notif-log': '/',
  'notif-prj': '/',
} as const
export type ProjectListKey = keyof typeof projectBackPaths
export const isProjectListKey = (text: string): text is ProjectListKey => Object.hasOwn(projectBackPaths, text)

export const projectTabs = [
  ...(['summary', 'systems', 'contacts', 'followUps', 'similarity'] as const),
  ...(['design', 'files', 'supervision', 'log'] as const),
] as const
export type ProjectTab = (typeof projectTabs)[number]

/** What a message leads to: of a login its summary, of a project its follow-ups. */
export const firstTabOf = (key: ProjectListKey): ProjectTab => {
  if (key === 'notif-prj') return 'followUps'
  return key === 'design-task-lists' ? 'design' : 'summary'
}
