import type { Download } from '@sejuk/contract/platform/downloads'
import { useSay } from '../../../lib/language/words.ts'
import { useSearch } from '../../../lib/navigation/use-router.tsx'
import type { Action } from '../../../ui/actions/action.ts'
import { ActionButton } from '../../../ui/actions/action-button.tsx'
import style from './download-sought.module.css'
import { DownloadStatusCell } from './download-status.tsx'

type Props = { rows: Download[]; titleOf: (row: Download) => string; actionsOf: (row: Download) => Action[] }

/** The download a message led to, with what can be done about it now. */
export const RequestedDownload = ({ rows, titleOf, actionsOf }: Props) => {
  const say = useSay()
  const { job_id }: { job_id?: unknown } = useSearch()
  const row = rows.find((one) => one.job_id === job_id)
  if (!row) return null
  const open = actionsOf(row).filter(({ gate }) => !gate || gate.enabled)
  return (
    <section className={style.sought} aria-label={row.file_name ?? titleOf(row)}>
      <div>
        <h2>{row.file_name ?? titleOf(row)}</h2>
        <DownloadStatusCell row={row} problem={row.problem ? say(row.problem) : undefined} />
      </div>
      {open.map((action, n) => (
        <ActionButton key={action.key} action={{ ...action, isPrimary: n === 0 && !action.isDangerous }} />
      ))}
    </section>
  )
}
