import { itemDropdown } from '@sejuk/contract/catalogue/items'
import * as contract from '@sejuk/contract/catalogue/serial-batches'
import { serialBatchStatuses } from '@sejuk/domain/catalogue/serial-batches'
import { because } from '@sejuk/domain/messages'
import { pageTo } from '@sejuk/domain/pages'
import type { Gate } from '@sejuk/domain/workflow'
import { serialBatchWords } from '@sejuk/words/catalogue/serial-batches'
import { recordWords } from '@sejuk/words/masters/records'
import { useState } from 'react'
import IconArrowBackUp from '#icon/ArrowBackUp'
import IconBarcode from '#icon/Barcode'
import IconPrinter from '#icon/Printer'
import { useSend } from '../../../lib/api/queries.ts'
import { confirm } from '../../../lib/browser/confirm.ts'
import { download } from '../../../lib/files/save-file.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useLanguage, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import type { Action } from '../../../ui/actions/action.ts'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { MasterPage } from '../../../ui/list/master-page.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'

const BatchPanel = lazyPart(() => import('./batch-panel.tsx').then((panel) => panel.BatchPanel))

/** What bears a number of its own; a set does not. */
const unitTypes = ['Finished Goods - Indoor Unit', 'Finished Goods - Outdoor Unit', 'Finished Goods - Unit']

const calls = {
  list: contract.listSerialBatches,
  create: contract.generateSerials,
  log: contract.serialBatchLog,
}

const notUndone = ({ status }: contract.SerialBatch): Gate =>
  status === 'Undone' ? { enabled: false, because: because('batch-already-undone') } : { enabled: true }
const mayUndo = (row: contract.SerialBatch): Gate =>
  row.used > 0 ? { enabled: false, because: because('batch-numbers-used', { n: row.used }) } : notUndone(row)

/** Numbers that were generated together: made here, printed as labels, and taken back while none is used. */
export const SerialBatchesPage = () => {
  const t = useWords(serialBatchWords)
  const record = useWords(recordWords)
  const dates = useDates()
  const language = useLanguage()
  const { mutate: undo } = useSend(contract.undoSerialBatch)
  const [opened, setOpened] = useState<string>()
  const chip = ({ status }: contract.SerialBatch) => (
    <StatusChip tone={status === 'Undone' ? 'neutral' : 'good'}>{t(status)}</StatusChip>
  )
  const take = async ({ batch_code, row_version, quantity }: contract.SerialBatch) => {
    const question = {
      title: t('sureUndo'),
      text: `${batch_code}. ${t('sureUndoText', { n: quantity })}`,
      isDangerous: true,
    }
    if (await confirm(question)) undo({ batch_code, row_version })
  }
  const menu = (row: contract.SerialBatch): Action[] => [
    {
      key: 'numbers',
      label: t('numbers'),
      icon: <IconBarcode size={18} />,
      gate: notUndone(row),
      onPress: () => setOpened(row.batch_code),
    },
    {
      key: 'labels',
      label: t('printLabels'),
      icon: <IconPrinter size={18} />,
      gate: notUndone(row),
      onPress: () => void download(contract.serialLabels, { batch_code: row.batch_code, language }),
    },
    {
      key: 'undo',
      label: t('undo'),
      icon: <IconArrowBackUp size={18} />,
      gate: mayUndo(row),
      isDangerous: true,
      onPress: () => void take(row),
    },
  ]
  return (
    <>
      <MasterPage
        title={t('title')}
        adding={t('generate')}
        calls={calls}
        idField="batch_code"
        above={<Link {...pageTo('serialSettings')}>{t('settings')}</Link>}
        filters={[
          { field: 'text', label: record('search'), kind: 'text' },
          { field: 'item_code', label: t('item_code'), kind: 'one', source: itemDropdown },
          {
            field: 'status',
            label: t('status'),
            kind: 'choice',
            options: serialBatchStatuses.map((value) => ({ value, label: t(value) })),
          },
          { field: 'from', label: t('from'), kind: 'day' },
          { field: 'to', label: t('to'), kind: 'day' },
        ]}
        fields={[
          {
            field: 'item_code',
            label: t('item_code'),
            kind: 'picker',
            source: itemDropdown,
            input: { item_type: unitTypes },
            none: record('choose'),
            isRequired: true,
          },
          {
            field: 'quantity',
            label: t('quantity'),
            kind: 'number',
            isRequired: true,
            hint: t('quantityHelp'),
          },
          { field: 'prefix', label: t('prefix'), kind: 'text', most: 20, hint: t('prefixHelp') },
        ]}
        blank={{ quantity: '1' }}
        menu={menu}
        nameOf={(row) => row.batch_code}
        columns={[
          { key: 'code', title: t('batch_code'), sort: 'batch_code', show: (row) => row.batch_code },
          {
            key: 'item',
            title: t('item_code'),
            sort: 'item_code',
            wraps: true,
            show: (row) => `(${row.item_code}) ${row.item_name}`,
          },
          { key: 'quantity', title: t('quantity'), sort: 'quantity', isNumber: true, show: (row) => row.quantity },
          { key: 'used', title: t('used'), isNumber: true, show: (row) => row.used },
          { key: 'prefix', title: t('prefix'), show: (row) => row.prefix || '-' },
          { key: 'suffix', title: t('suffix_length'), isNumber: true, show: (row) => row.suffix_length },
          {
            key: 'date',
            title: t('created_date'),
            sort: 'created_date',
            show: (row) => dates.dateTime(row.created_date),
          },
          { key: 'by', title: t('create_user_name'), show: (row) => row.create_user_name },
          { key: 'status', title: t('status'), show: chip },
        ]}
        card={(row) => ({
          code: row.batch_code,
          name: row.item_name,
          text: `${t('ofBatch', { n: row.quantity })} · ${dates.dateTime(row.created_date)}`,
          left: row.create_user_name,
          right: chip(row),
        })}
      />
      {opened && <BatchPanel key={opened} batch_code={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}
