import type { Viewer } from '../viewers.ts'

/** So many views of one list a person keeps. */
export const mostViews = 50
export const tooManyViews = `No more than ${mostViews} views of one list can be kept`
export const viewNameTaken = 'You already have a view of this name'

/** A view is shared with people who do the same work: with a role of one's own, or with any by whoever gives out roles. */
export const mayShareWith = ({ role, permission }: Pick<Viewer, 'role' | 'permission'>, role_code: string) =>
  role.includes(role_code) || permission.has('Role-Permission-Modify')
export const notYoursToShare = 'You can share a view only with a role of your own'
