import type { Endpoint } from '@sejuk/contract/endpoint'
import type { Session } from '@sejuk/contract/platform/sessions'
import type { WorkflowViewer } from '@sejuk/domain/document-workflow'
import { viewerGate } from '@sejuk/domain/masters/staff'
import { type PageName, pathOf } from '@sejuk/domain/pages'
import type { Permission } from '@sejuk/domain/permissions'
import { headOffice } from '@sejuk/domain/values/dates'
import type { Gate } from '@sejuk/domain/workflow'
import { createContext, useContext } from 'react'

/** Who is looking. */
export type Viewer = Omit<Session, 'permission'> & { permission: ReadonlySet<Permission> }

export const viewerOf = (session: Session): Viewer => ({
  ...session,
  permission: new Set(session.permission as Permission[]),
})

const nobody: Viewer = {
  permission: new Set(),
  viewData: 'View_Data_My_Branch',
  role: [],
  menu: [],
  usercode: '',
  username: '',
  department: '',
  department_name: '',
  login_code: '',
  asc_code: null,
  departmentlist: [],
  isAllowViewVisitCustomer: false,
  login_from: 'web',
  timezone: headOffice,
  language: null,
}

export const ViewerContext = createContext(nobody)
export const useViewer = () => useContext(ViewerContext)

/** Is the page in the viewer's menu? */
export const useHasMenu = () => {
  const { menu } = useViewer()
  return (page: PageName) => menu.some(({ url }) => url === pathOf(page))
}

/** The user, as the rules of a workflow take them. */
export const useWorkflowViewer = (): WorkflowViewer => {
  const { usercode, permission, viewData: view_data } = useViewer()
  return { usercode, permission, view_data }
}

/** A button is gated by the endpoint it calls. */
export const useGate = ({ needs }: Pick<Endpoint, 'needs'>): Gate => viewerGate(useViewer(), needs)
