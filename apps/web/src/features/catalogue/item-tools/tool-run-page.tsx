import * as contract from '@sejuk/contract/catalogue/item-tools'
import { confirmationOf, itemToolRun, toolOutcomes, whyNotUndo } from '@sejuk/domain/catalogue/item-tools'
import { pageTo } from '@sejuk/domain/pages'
import { itemToolWords } from '@sejuk/words/catalogue/item-tools'
import { useEffect } from 'react'
import { useList } from '../../../lib/api/list.ts'
import { useSend } from '../../../lib/api/queries.ts'
import { useRefresh } from '../../../lib/api/refresh.ts'
import { confirm } from '../../../lib/browser/confirm.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useSearch } from '../../../lib/navigation/use-router.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx'
import { RecordActions } from '../../../ui/record/record-actions.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import { ToolStatus } from './tool-status.tsx'

export const ToolRunPage = () => {
  const t = useWords(itemToolWords)
  const { run_code = '' }: { run_code?: string } = useSearch()
  return (
    <LoadedRecord endpoint={contract.getItemToolRun} input={{ run_code }} title={t('title')}>
      {(run) => <ToolRun run={run} />}
    </LoadedRecord>
  )
}

const ToolRun = ({ run }: { run: contract.ItemToolRun }) => {
  const t = useWords(itemToolWords)
  const list = useList(contract.listItemToolRows)
  const shown = (value: Record<string, unknown> | null) =>
    value
      ? Object.entries(value)
          .filter(([field]) => field !== 'photo_code')
          .map(([, one]) => (one === null ? '-' : typeof one === 'object' ? JSON.stringify(one) : String(one)))
          .join(', ')
      : '-'
  return (
    <ListPage
      title={`${t(run.tool)} ${run.run_code}`}
      crumb={<Link {...pageTo('itemTools')}>{t('title')}</Link>}
      list={list}
      above={<RunHead run={run} />}
      filters={[
        {
          field: 'outcome',
          label: t('outcome'),
          kind: 'choice',
          options: toolOutcomes.map((value) => ({ value, label: t(value) })),
        },
      ]}
      actions={[]}
      keyOf={(row) => String(row.row_id)}
      nameOf={(row) => row.record_code}
      columns={[
        {
          key: 'record',
          title: t('record'),
          wraps: true,
          show: (row) => (
            <>
              {row.photo_path && <img src={row.photo_path} alt="" height={48} loading="lazy" />}{' '}
              {[row.record_code, row.record_name].filter(Boolean).join(', ')}
            </>
          ),
        },
        { key: 'before', title: t('before'), wraps: true, show: (row) => shown(row.before) },
        { key: 'after', title: t('after'), wraps: true, show: (row) => shown(row.after) },
        { key: 'outcome', title: t('outcome'), show: (row) => t(row.outcome) },
        { key: 'message', title: t('message'), wraps: true, show: (row) => row.message ?? '-' },
      ]}
      card={(row) => ({
        code: row.record_code,
        name: row.record_name ?? row.kind,
        text: `${shown(row.before)} → ${shown(row.after)}`,
        left: t(row.outcome),
        right: row.message ?? '',
      })}
    />
  )
}

/** Where it stands, its submission with a typed confirmation, its approval by somebody else, and its undo. */
const RunHead = ({ run }: { run: contract.ItemToolRun }) => {
  const t = useWords(itemToolWords)
  const refresh = useRefresh(contract.getItemToolRun, contract.listItemToolRows, contract.listItemToolRuns)
  const undo = useSend(contract.undoItemTool)
  const { run_code, row_version } = run
  const isUnderWay = run.status === 'Running'
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setInterval(refresh, 2000)
    return () => clearInterval(timer)
  }, [isUnderWay, refresh])
  const text = confirmationOf(run.change_count)
  const mayUndo = !whyNotUndo(run, new Date().toISOString())
  const takeBack = async () => {
    if (await confirm({ title: t('sureToUndo'), text: run_code, yes: t('undo'), isDangerous: true }))
      undo.mutate({ run_code, row_version }, { onSuccess: refresh })
  }
  return (
    <Section title={t('given')}>
      <Facts
        facts={[
          ...Object.entries(run.given).map(([field, value]) => [t(field as 'tool'), String(value)] as const),
          [t('rows'), t('counts', { change: run.change_count, refused: run.refused_count, all: run.row_count })],
          [t('status'), <ToolStatus key="status" run={run} />],
          [t('created'), run.create_user_name],
          [t('approved'), run.approved_user_name],
          [t('rejectReason'), run.reject_reason],
        ]}
      />
      <SectionBody>
        <RecordActions
          workflow={itemToolRun}
          endpoints={contract.actOnItemToolRun}
          keyField="run_code"
          row={run}
          nameOf={(one) => one.run_code}
          label={t}
          forms={{
            start: [{ kind: 'text', field: 'confirmation', label: t('confirmation', { text }), isRequired: true }],
          }}
          refreshes={[contract.getItemToolRun, contract.listItemToolRows, contract.listItemToolRuns]}
        />
      </SectionBody>
      {mayUndo && (
        <SectionBody>
          <Button isBusy={undo.isPending} onClick={() => void takeBack()}>
            {t('undo')}
          </Button>
        </SectionBody>
      )}
    </Section>
  )
}
