import type { Feature } from './http/serve.ts'
import type { Worker } from './jobs/jobs.ts'

/** What an area brings to the server. */
export type Area = {
  features: readonly Feature[]
  /** Work done after the answer, or on a schedule. */
  workers?: readonly Worker<never>[]
}
