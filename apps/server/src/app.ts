import { customerRoutes } from './features/customers/customers/routes.ts'
import { departmentRoutes } from './features/masters/departments/routes.ts'
import { sessionRoutes } from './features/platform/sessions/routes.ts'
import type { Feature } from './platform/serve.ts'

/** The features this server offers. Adding one is one line here. */
export const features: readonly Feature[] = [sessionRoutes, departmentRoutes, customerRoutes]
