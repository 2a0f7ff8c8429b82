import type { FieldJob } from '@sejuk/contract/aftersales/field-work'
import { fieldWorkWords } from '@sejuk/words/aftersales/field-work'
import { everydayWords } from '@sejuk/words/everyday'
import { sparepartWords } from '@sejuk/words/spareparts/sparepart-orders'
import { useState } from 'react'
import type { ChosenPart } from '../../../entities/spareparts/chosen-parts.ts'
import { PartChooser } from '../../../entities/spareparts/part-chooser.tsx'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { FullSheet } from '../../../ui/dialog/full-sheet.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { SectionBody } from '../../../ui/record/section.tsx'
import { useStoredParts } from './units/stored-parts.tsx'
import type { FieldWork } from './use-field-work.ts'

type Props = { job: FieldJob; work: FieldWork; onDone: () => void; onClose: () => void }

/** Which part is missing; without a network it waits on the phone with everything else. */
export const NeedPartSheet = ({ job, work, onDone, onClose }: Props) => {
  const t = useWords(fieldWorkWords)
  const parts = useWords(sparepartWords)
  const everyday = useWords(everydayWords)
  const dates = useDates()
  const { work_order_number, units } = job
  const [detail, setDetail] = useState(units[0]?.work_order_detail_id ?? 0)
  const [lines, setLines] = useState<readonly ChosenPart[]>([])
  const [remark, setRemark] = useState('')
  const stored = useStoredParts(work_order_number, detail)
  const send = async () => {
    await work.report(work_order_number, 'need-part', {
      ...{ work_order_detail_id: detail, remark: remark.trim() },
      lines: lines.map(({ item_name: _name, ...line }) => line),
    })
    onClose()
    onDone()
  }
  return (
    <FullSheet
      title={t('needPart')}
      onClose={onClose}
      footer={
        <Button kind="primary" size="large" disabled={lines.length === 0} onClick={() => void send()}>
          {everyday('save')}
        </Button>
      }
    >
      <SectionBody>
        {units.length > 1 && (
          <ChoiceField
            label={parts('unit')}
            value={String(detail)}
            onChange={(chosen) => {
              setDetail(Number(chosen))
              setLines([])
            }}
            options={units.map((unit) => ({
              value: String(unit.work_order_detail_id),
              label: `${unit.line_no}. ${unit.item_name ?? '-'}`,
            }))}
          />
        )}
        {stored.storedAt && <Note>{t('storedAt', { at: dates.dateTime(stored.storedAt) })}</Note>}
        <PartChooser found={stored.data} chosen={lines} onChange={setLines} />
        <TextField label={parts('remark')} value={remark} onChange={setRemark} most={500} isLong />
      </SectionBody>
    </FullSheet>
  )
}
