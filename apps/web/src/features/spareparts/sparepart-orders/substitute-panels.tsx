import { actOnSparepartOrder, type SparepartOrderDetail } from '@sejuk/contract/spareparts/sparepart-orders'
import { sparepartActionWords, sparepartWords } from '@sejuk/words/spareparts/sparepart-orders'
import { ItemPicker } from '../../../entities/pickers/item-picker.tsx'
import { useWords } from '../../../lib/language/words.ts'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'

type Props = { found: SparepartOrderDetail; onClose: () => void }
const fixedOf = ({ sparepart_order_code, row_version }: SparepartOrderDetail) => ({ sparepart_order_code, row_version })

/** Which part is missing, and what fits in its place. */
export const OfferPanel = ({ found, onClose }: Props) => {
  const t = useWords(sparepartWords)
  const title = useWords(sparepartActionWords)('offer-substitute')
  const waiting = found.shipments.filter(({ status }) => status === 'DO_LackStock').flatMap(({ lines }) => lines)
  const short = found.lines.filter(({ line_no }) =>
    waiting.some((line) => line.line_no === line_no && line.allocated_qty < line.qty),
  )
  return (
    <EndpointPanel
      title={title}
      sub={found.sparepart_order_code}
      endpoint={actOnSparepartOrder['offer-substitute']}
      initial={{ line_no: String(short[0]?.line_no ?? ''), item_code: '' }}
      fixed={fixedOf(found)}
      labels={{ line_no: t('part'), item_code: t('substitute') }}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <>
          <ChoiceField
            label={t('part')}
            value={values.line_no}
            onChange={(line_no) => change({ line_no })}
            options={short.map((line) => ({
              value: String(line.line_no),
              label: `${line.item_code} ${line.item_name}`,
            }))}
            error={errorOf('line_no')}
            isRequired
          />
          <ItemPicker
            of="sparePart"
            label={t('substitute')}
            value={values.item_code || undefined}
            onChange={(item_code = '') => change({ item_code })}
            error={errorOf('item_code')}
          />
        </>
      )}
    </EndpointPanel>
  )
}

/** The asker agrees to the substitute, or goes on waiting. */
export const AnswerPanel = ({ found, onClose }: Props) => {
  const t = useWords(sparepartWords)
  const title = useWords(sparepartActionWords)('answer-substitute')
  const offered = found.lines.filter(({ offered_item_code }) => offered_item_code)
  return (
    <EndpointPanel
      title={title}
      sub={found.sparepart_order_code}
      endpoint={actOnSparepartOrder['answer-substitute']}
      initial={{ line_no: String(offered[0]?.line_no ?? ''), is_accepted: 'true' }}
      fixed={fixedOf(found)}
      labels={{ line_no: t('part'), is_accepted: t('answer') }}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <>
          <ChoiceField
            label={t('part')}
            value={values.line_no}
            onChange={(line_no) => change({ line_no })}
            options={offered.map((line) => ({
              value: String(line.line_no),
              label: `${line.item_name} → ${line.offered_item_code} ${line.offered_item_name ?? ''}`,
            }))}
            error={errorOf('line_no')}
            isRequired
          />
          <ChoiceField
            label={t('answer')}
            value={values.is_accepted}
            onChange={(is_accepted) => change({ is_accepted })}
            options={[
              { value: 'true', label: t('accept') },
              { value: 'false', label: t('refuse') },
            ]}
            error={errorOf('is_accepted')}
            isRequired
          />
        </>
      )}
    </EndpointPanel>
  )
}
