import type { Viewer } from '../viewers.ts'

/** Maximum number of saved views per user and list. */
export const mostViews = 50
export const tooManyViews = `No more than ${mostViews} views of one list can be kept`
export const viewNameTaken = 'You already have a view of this name'

/** A view can be shared with one of the user's own roles; users who manage roles can share with any. */
export const mayShareWith = ({ role, permission }: Pick<Viewer, 'role' | 'permission'>, role_code: string) =>
  role.includes(role_code) || permission.has('Role-Permission-Modify')
export const notYoursToShare = 'You can share a view only with a role of your own'
