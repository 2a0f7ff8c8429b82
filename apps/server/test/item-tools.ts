import * as contract from '@sejuk/contract/catalogue/item-tools'
import { itemToolWorker } from '../src/features/catalogue/item-tools/worker.ts'
import type { startTestServer } from './servers/test-server.ts'

type Server = Awaited<ReturnType<typeof startTestServer>>
type Work = Parameters<typeof itemToolWorker.work>[0]
type Run = { run_code: string; row_version: number }

/** Two administrators at the tools of items: one prepares, the other approves. */
export const openItemTools = async ({ db, as }: Server) => {
  const [admin, second] = [await as(), await as()]
  const actor = { usercode: admin.usercode, username: 'Sari', via: 'web' as const, ip: '', request_id: '' }
  const submit = (run: Run, confirmation: string) => admin(contract.actOnItemToolRun.start, { ...run, confirmation })
  return {
    admin,
    second,
    actor,
    submit,
    work: (run_code: string, by = db) => itemToolWorker.work({ data: { run_code, actor }, db: by } as Work),
    check: async (input: object) => (await admin(contract.checkItemTool, input)).data,
    /** Prepared by one user and approved by another. */
    start: async (run: Run, confirmation: string) => {
      const answer = await submit(run, confirmation)
      return answer.code === '200' ? second(contract.actOnItemToolRun.approve, answer.data) : answer
    },
    latest: async (run_code: string) => (await admin(contract.getItemToolRun, { run_code })).data,
    outcomes: async (run_code: string) =>
      (await admin(contract.listItemToolRows, { run_code })).data.map(
        (row: { record_code: string; outcome: string }) => `${row.record_code} ${row.outcome}`,
      ),
  }
}
