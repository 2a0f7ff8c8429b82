import { getSerialBatch, serialLabels } from '@sejuk/contract/catalogue/serial-batches'
import { pageTo } from '@sejuk/domain/pages'
import { serialBatchWords } from '@sejuk/words/catalogue/serial-batches'
import { everydayWords } from '@sejuk/words/everyday'
import IconCopy from '#icon/Copy'
import IconPrinter from '#icon/Printer'
import { SerialChip } from '../../../entities/status/serial-status.tsx'
import { useCall } from '../../../lib/api/queries.ts'
import { copyText } from '../../../lib/browser/clipboard.ts'
import { download } from '../../../lib/files/save-file.ts'
import { useLanguage, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { SidePanel } from '../../../ui/dialog/side-panel.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'

/** The numbers of a batch, each leading to its life. */
export const BatchPanel = ({ batch_code, onClose }: { batch_code: string; onClose: () => void }) => {
  const t = useWords(serialBatchWords)
  const everyday = useWords(everydayWords)
  const language = useLanguage()
  const found = useCall(getSerialBatch, { batch_code })
  const batch = found.data?.data
  const all = batch?.serials.map(({ serial_number }) => serial_number).join('\n') ?? ''
  return (
    <SidePanel
      title={t('numbers')}
      sub={batch ? `${batch_code} · ${batch.item_name} · ${t('ofBatch', { n: batch.quantity })}` : batch_code}
      onClose={onClose}
      footer={
        <>
          <Button
            kind="primary"
            icon={<IconPrinter size={16} />}
            onClick={() => void download(serialLabels, { batch_code, language })}
          >
            {t('printLabels')}
          </Button>
          <Button icon={<IconCopy size={16} />} onClick={() => void copyText(all)}>
            {t('copyAll')}
          </Button>
          <Button onClick={onClose}>{everyday('close')}</Button>
        </>
      }
    >
      {found.isLoading && <Pending />}
      {found.error && <FailedState error={found.error} onRetry={() => void found.refetch()} />}
      <RowList>
        {batch?.serials.map(({ serial_number, status }) => (
          <li key={serial_number}>
            <Link {...pageTo('serialLife', { serial_number })}>{serial_number}</Link>
            <SerialChip status={status} />
          </li>
        ))}
      </RowList>
    </SidePanel>
  )
}
