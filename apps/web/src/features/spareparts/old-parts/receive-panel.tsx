import { ascDropdown } from '@sejuk/contract/aftersales/service-centres'
import { receiveOldPart } from '@sejuk/contract/spareparts/old-parts'
import { type Disposition, dispositions } from '@sejuk/domain/spareparts/old-parts'
import { everydayWords } from '@sejuk/words/everyday'
import { pickerWords } from '@sejuk/words/pickers'
import { oldPartWords } from '@sejuk/words/spareparts/old-parts'
import { useState } from 'react'
import IconScan from '#icon/Scan'
import { Refused } from '../../../lib/api/call.ts'
import { useSend } from '../../../lib/api/queries.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { SidePanel } from '../../../ui/dialog/side-panel.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { PagedSelect } from '../../../ui/fields/picker.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { Row } from '../../../ui/layout/page-body.tsx'

const Scanner = lazyPart(() => import('../../../entities/scanner/scanner.tsx').then((scanner) => scanner.Scanner))

/** Piece after piece: each is received the moment it is scanned, and the panel stays for the next one. */
export const ReceivePanel = ({ onClose }: { onClose: () => void }) => {
  const t = useWords(oldPartWords)
  const everyday = useWords(everydayWords)
  const choose = useWords(pickerWords)('choose')
  const say = useSay()
  const [code, setCode] = useState('')
  const [asc_code, setCentre] = useState('')
  const [disposition, setDisposition] = useState<Disposition>('Scrap')
  const [isScanning, setScanning] = useState(false)
  const send = useSend(receiveOldPart, { handles: (error) => error instanceof Refused && Boolean(error.errors.code) })
  const take = (text: string) => {
    const wanted = text.trim()
    if (!wanted || send.isPending) return
    send.mutate({ code: wanted, asc_code, disposition }, { onSuccess: () => setCode('') })
  }
  const last = send.data?.data
  const problem = send.error instanceof Refused ? send.error.errors.code?.[0] : undefined
  return (
    <SidePanel title={t('receive')} onClose={onClose} footer={<Button onClick={onClose}>{everyday('close')}</Button>}>
      <PagedSelect
        label={t('asc_code')}
        none={choose}
        source={ascDropdown}
        value={asc_code || undefined}
        onChange={(chosen) => setCentre(chosen ?? '')}
      />
      <ChoiceField
        label={t('disposition')}
        value={disposition}
        onChange={(chosen) => setDisposition(dispositions.find((one) => one === chosen) ?? disposition)}
        options={dispositions.map((value) => ({ value, label: t(value) }))}
      />
      <form
        onSubmit={(event) => {
          event.preventDefault()
          take(code)
        }}
      >
        <TextField label={t('code')} value={code} onChange={setCode} most={100} error={problem && say(problem)} />
        <Row>
          <Button type="submit" kind="primary" isBusy={send.isPending} disabled={!code.trim()}>
            {t('Received')}
          </Button>
          <Button icon={<IconScan size={16} />} onClick={() => setScanning(true)}>
            {t('scan')}
          </Button>
        </Row>
      </form>
      {last && !problem && (
        <Note tone="good" role="status">
          {t('last', {
            ...{ part: last.item_name, work_order: last.work_order_number },
            ...{ n: last.received_qty, all: last.qty },
          })}
        </Note>
      )}
      {isScanning && <Scanner staysOpen onFound={take} onClose={() => setScanning(false)} />}
    </SidePanel>
  )
}
