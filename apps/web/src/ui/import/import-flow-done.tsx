import type { Endpoint } from '@sejuk/contract/endpoint'
import { type ImportPreview, rollBackImport } from '@sejuk/contract/platform/imports'
import { everydayWords } from '@sejuk/words/everyday'
import { importWords } from '@sejuk/words/platform/imports'
import { useQueryClient } from '@tanstack/react-query'
import IconArrowBackUp from '#icon/ArrowBackUp'
import IconFileDownload from '#icon/FileDownload'
import { keyOf, useSend } from '../../lib/api/queries.ts'
import { confirm } from '../../lib/browser/confirm.ts'
import { thousands } from '../../lib/language/money.ts'
import { useWords } from '../../lib/language/words.ts'
import { Button } from '../actions/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { StatusIcon } from '../record/status-icon.tsx'
import style from './import-flow.module.css'
import { saveAnnotated } from './import-flow-fix.tsx'

type Props = {
  title: string
  preview: ImportPreview
  added: number
  skipped: number
  list: Endpoint
  onClose: () => void
}

/** Asks for confirmation, with the number of records that would be removed. */
export const useTakeBack = (list?: Endpoint) => {
  const t = useWords(importWords)
  const client = useQueryClient()
  const send = useSend(rollBackImport)
  const takeBack = async (
    { import_batch_code, file_name }: Pick<ImportPreview, 'import_batch_code' | 'file_name'>,
    added: number,
    onDone?: () => void,
  ) => {
    const text = t('takeBackText', { n: thousands(added), file: file_name })
    if (!(await confirm({ title: t('sureToTakeBack'), text, yes: t('takeBack'), isDangerous: true }))) return
    send.mutate(
      { import_batch_code },
      {
        onSuccess: () => {
          onDone?.()
          return list && client.invalidateQueries({ queryKey: [keyOf(list, null)[0]] })
        },
      },
    )
  }
  return { takeBack, isBusy: send.isPending }
}

/** The result of the import, with roll back. */
export const ImportDone = ({ title, preview, added, skipped, list, onClose }: Props) => {
  const t = useWords(importWords)
  const everyday = useWords(everydayWords)
  const { takeBack, isBusy } = useTakeBack(list)
  return (
    <Dialog
      title={title}
      sub={preview.file_name}
      onClose={onClose}
      footer={
        <>
          <Button
            kind="danger-outline"
            icon={<IconArrowBackUp size={16} />}
            isBusy={isBusy}
            onClick={() => void takeBack(preview, added, onClose)}
          >
            {t('takeBack')}
          </Button>
          <Button kind="primary" onClick={onClose}>
            {everyday('close')}
          </Button>
        </>
      }
    >
      <p className={style.done} role="status">
        <StatusIcon tone="good" size={18} />
        {t('report', { added: thousands(added), skipped: thousands(skipped) })}
      </p>
      {skipped > 0 && (
        <Button icon={<IconFileDownload size={16} />} onClick={() => void saveAnnotated(preview.import_batch_code)}>
          {t('annotated')}
        </Button>
      )}
    </Dialog>
  )
}
