import type { Feature } from './http/serve.ts'
import type { Worker } from './jobs/jobs.ts'

/** What an area brings to the server. */
export type Area = {
  features: readonly Feature[]
  /** What is done after the answer, or by the clock. */
  workers?: readonly Worker<never>[]
}
