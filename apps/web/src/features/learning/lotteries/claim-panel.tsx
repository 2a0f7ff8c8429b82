import * as contract from '@sejuk/contract/learning/lotteries'
import { everydayWords } from '@sejuk/words/everyday'
import { lotteryWords } from '@sejuk/words/learning/lotteries'
import { useWords } from '../../../lib/language/words.ts'
import { SignaturePad } from '../../../ui/fields/signature-pad.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'

type Props = { row: contract.LotteryWinner; onClose: () => void }

const asText = (picture: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(picture)
  })

export const ClaimPanel = ({ row, onClose }: Props) => {
  const t = useWords(lotteryWords)
  return (
    <EndpointPanel
      title={t('claim')}
      sub={`${row.prize_name}, ${row.participant_name}`}
      endpoint={contract.claimPrize}
      initial={{ received_by: row.participant_name, signature: '' }}
      fixed={{ draw_id: row.draw_id }}
      labels={{ received_by: t('received_by'), signature: t('signature') }}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <>
          <TextField
            label={t('received_by')}
            value={values.received_by}
            onChange={(received_by) => change({ received_by })}
            error={errorOf('received_by')}
            most={150}
            isRequired
          />
          <SignaturePad
            label={t('signature')}
            error={errorOf('signature')}
            onChange={(picture) => {
              if (!picture) return change({ signature: '' })
              void asText(picture).then((signature) => change(() => ({ signature })))
            }}
          />
        </>
      )}
    </EndpointPanel>
  )
}

type Drawn = Pick<contract.LotteryWinner, 'draw_id' | 'prize_name' | 'participant_name'>
export const RedrawPanel = ({ row, onClose }: { row: Drawn; onClose: () => void }) => {
  const t = useWords(lotteryWords)
  const everyday = useWords(everydayWords)
  return (
    <EndpointPanel
      title={t('redraw')}
      sub={`${row.prize_name}, ${row.participant_name}`}
      endpoint={contract.askRedraw}
      initial={{ reason: '' }}
      fixed={{ draw_id: row.draw_id }}
      labels={{ reason: everyday('reason') }}
      draft={`lottery-redraw/${row.draw_id}`}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <>
          <p>{t('redrawHint')}</p>
          <TextField
            label={everyday('reason')}
            value={values.reason}
            onChange={(reason) => change({ reason })}
            error={errorOf('reason')}
            most={500}
            isLong
            isRequired
          />
        </>
      )}
    </EndpointPanel>
  )
}
