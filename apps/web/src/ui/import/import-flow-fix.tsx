import type { Endpoint } from '@sejuk/contract/endpoint'
import * as contract from '@sejuk/contract/platform/imports'
import { everydayWords } from '@sejuk/words/everyday'
import { importWords } from '@sejuk/words/platform/imports'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import IconChecks from '#icon/Checks'
import IconFileDownload from '#icon/FileDownload'
import IconRefresh from '#icon/Refresh'
import { keyOf, useSend } from '../../lib/api/queries.ts'
import { confirm } from '../../lib/browser/confirm.ts'
import { download } from '../../lib/files/save-file.ts'
import { thousands } from '../../lib/language/money.ts'
import { currentLanguage, useWords } from '../../lib/language/words.ts'
import { Button } from '../actions/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { StatusTabs } from '../list/status-tabs.tsx'
import style from './import-flow.module.css'
import { useFixes } from './import-flow-fixes.ts'
import { ImportRows } from './import-flow-rows.tsx'

type Props = {
  title: string
  preview: contract.ImportPreview
  list: Endpoint
  onPreview: (preview: contract.ImportPreview) => void
  onDone: (done: { added: number; skipped: number }) => void
  /** Back to choosing a file. */
  onOther?: () => void
  onClose: () => void
}
type Only = 'bad' | 'skipped' | 'all'

export const saveAnnotated = (import_batch_code: string) =>
  download(contract.annotateImport, { import_batch_code, language: currentLanguage() })

/** The rows of a sheet with their problems. Corrections are validated on the next check. */
export const ImportFix = ({ title, preview, list, onPreview, onDone, onOther, onClose }: Props) => {
  const t = useWords(importWords)
  const everyday = useWords(everydayWords)
  const client = useQueryClient()
  const { import_batch_code, file_name, row_count, bad_rows: bad } = preview
  const skipped = preview.skipped ?? 0
  const [only, setOnly] = useState<Only>(bad > 0 ? 'bad' : 'all')
  const mends = useFixes()
  const check = useSend(contract.mendImport, { isQuiet: true })
  const commit = useSend(contract.commitImport)
  const left = row_count - bad - skipped

  const checkAgain = () =>
    check.mutate(
      { import_batch_code, ...mends.told() },
      {
        onSuccess: ({ data }) => {
          mends.clear()
          onPreview(data)
          if (data.bad_rows === 0) setOnly('all')
        },
      },
    )
  const take = async () => {
    const question = { title: t('sureToLeaveOut', { n: thousands(bad) }), text: t('leftOutText') }
    if (bad > 0 && !(await confirm(question))) return
    commit.mutate(
      { import_batch_code, skip: 'bad' },
      {
        onSuccess: ({ data }) => {
          onDone(data)
          return client.invalidateQueries({ queryKey: [keyOf(list, null)[0]] })
        },
      },
    )
  }
  const tabs = [
    { value: 'bad', label: t('withProblems'), count: bad },
    { value: 'all', label: t('allRows'), count: row_count },
    { value: 'skipped', label: t('left'), count: skipped },
  ] as const
  return (
    <Dialog
      title={title}
      sub={file_name}
      size={1380}
      onClose={onClose}
      footer={
        <>
          {onOther && <Button onClick={onOther}>{t('otherFile')}</Button>}
          <Button icon={<IconFileDownload size={16} />} onClick={() => void saveAnnotated(import_batch_code)}>
            {t('annotated')}
          </Button>
          {mends.count > 0 ? (
            <Button kind="primary" icon={<IconRefresh size={16} />} isBusy={check.isPending} onClick={checkAgain}>
              {t('checkAgain')}
            </Button>
          ) : (
            <Button
              kind="primary"
              icon={<IconChecks size={16} />}
              isBusy={commit.isPending}
              aria-disabled={left === 0 || undefined}
              onClick={left === 0 ? undefined : () => void take()}
            >
              {bad > 0
                ? t('importRest', { bad: thousands(bad), n: thousands(left) })
                : t('importN', { n: thousands(left) })}
            </Button>
          )}
        </>
      }
    >
      <div className={style.mend}>
        <p role="status">
          {bad > 0
            ? t('nothingSavedYet', { rows: thousands(row_count), bad: thousands(bad) })
            : t('allFine', { rows: thousands(row_count) })}{' '}
          {mends.count > 0 && <b>{t('changed', { n: mends.count })}</b>}
        </p>
        <StatusTabs label={everyday('rowsWithErrors')} tabs={tabs} value={only} onChange={setOnly} />
        <ImportRows key={only} preview={preview} only={only} mends={mends} />
      </div>
    </Dialog>
  )
}
