import * as contract from '@sejuk/contract/platform/downloads'
import { downloadActions, downloadStatuses } from '@sejuk/domain/platform/downloads'
import { gate } from '@sejuk/domain/workflow'
import { downloadWords } from '@sejuk/words/platform/downloads'
import IconDownload from '#icon/Download'
import IconPlayerStop from '#icon/PlayerStop'
import IconRefresh from '#icon/Refresh'
import { useList } from '../../../lib/api/list.ts'
import { useSend } from '../../../lib/api/queries.ts'
import { confirm } from '../../../lib/browser/confirm.ts'
import { fetchDownload } from '../../../lib/files/fetch-download.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { sizeOf } from '../../../lib/language/sizes.ts'
import { useLanguage, useSay, useWords } from '../../../lib/language/words.ts'
import { useViewer } from '../../../lib/session/viewer.ts'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { RequestedDownload } from './download-sought.tsx'
import { DownloadStatusCell } from './download-status.tsx'
import style from './downloads-page.module.css'
import { useFollowed } from './use-followed.ts'

type Download = contract.Download

/** One's own downloads, as they come along. */
export const DownloadsPage = () => {
  const t = useWords(downloadWords)
  const say = useSay()
  const dates = useDates()
  const language = useLanguage()
  const { permission } = useViewer()
  const asked = useList(contract.listDownloads)
  const list = { ...asked, rows: useFollowed(asked.rows, asked.retry) }
  const retry = useSend(contract.retryDownload)
  const cancel = useSend(contract.cancelDownload)
  const titleOf = ({ title_default, title_local }: Download) => (language === 'local' ? title_local : title_default)
  const stop = async ({ job_id, ...row }: Download) => {
    if (await confirm({ title: t('sureToCancel'), text: titleOf({ job_id, ...row }) })) cancel.mutate({ job_id })
  }
  const actionsOf = (row: Download) => [
    {
      key: 'download',
      label: t('download'),
      icon: <IconDownload size={18} />,
      gate: gate(downloadActions.fetch, row, permission),
      onPress: () => void fetchDownload(row.job_id),
    },
    {
      key: 'retry',
      label: t('retry'),
      icon: <IconRefresh size={18} />,
      gate: gate(downloadActions.retry, row, permission),
      onPress: () => retry.mutate({ job_id: row.job_id }),
    },
    {
      key: 'cancel',
      label: t('cancel'),
      icon: <IconPlayerStop size={18} />,
      gate: gate(downloadActions.cancel, row, permission),
      isDangerous: true,
      onPress: () => void stop(row),
    },
  ]
  const nameOf = (row: Download) =>
    row.status === 'Ready' ? (
      <button type="button" className={style.file} onClick={() => void fetchDownload(row.job_id)}>
        {row.file_name}
      </button>
    ) : (
      (row.file_name ?? titleOf(row))
    )
  const rowsOf = ({ row_count }: Download) => (row_count === null ? '-' : thousands(row_count))
  const bytesOf = ({ bytes, status }: Download) => (bytes === null || status !== 'Ready' ? '-' : sizeOf(bytes))
  const problemOf = ({ problem }: Download) => (problem ? say(problem) : undefined)
  return (
    <ListPage
      title={t('title')}
      above={<RequestedDownload rows={list.rows} titleOf={titleOf} actionsOf={actionsOf} />}
      list={list}
      filters={[
        {
          field: 'status',
          label: t('status'),
          kind: 'choice',
          options: downloadStatuses.map((status) => ({ value: status, label: t(status) })),
        },
      ]}
      actions={[]}
      keyOf={({ job_id }) => job_id}
      nameOf={titleOf}
      menu={actionsOf}
      columns={[
        {
          key: 'name',
          title: t('data'),
          wraps: true,
          show: nameOf,
        },
        {
          key: 'status',
          title: t('status'),
          wraps: true,
          show: (row) => <DownloadStatusCell row={row} problem={problemOf(row)} />,
        },
        { key: 'rows', title: t('rows'), isNumber: true, show: rowsOf },
        { key: 'size', title: t('size'), isNumber: true, show: bytesOf },
        {
          key: 'created',
          title: t('created_date'),
          sort: 'created_date',
          show: (row) => dates.visit(row.created_date),
        },
        { key: 'expires', title: t('expires_date'), show: (row) => dates.visit(row.expires_date) },
      ]}
      card={(row) => ({
        code: dates.visit(row.created_date),
        name: nameOf(row),
        text: <DownloadStatusCell row={row} problem={problemOf(row)} />,
        left: `${t('rows')}: ${rowsOf(row)}`,
        right: bytesOf(row),
      })}
    />
  )
}
